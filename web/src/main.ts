import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keep, settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

keep();
await speak(settings.language);
mount(App, { target: document.body });
