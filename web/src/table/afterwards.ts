/** What is shown of a call, and of a game that is over, at its table or opened: one file to be loaded. */

import "../styles/over.css";

export { default as Left } from "../review/Left.svelte";
export { default as Opened } from "../review/Opened.svelte";
export { default as Review } from "../review/TableReview.svelte";
export { default as Also } from "./Also.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Pointing } from "./Pointing.svelte";
