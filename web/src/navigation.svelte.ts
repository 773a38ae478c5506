/** The screen that is shown, in step with the browser's history. */

import { addressOf, routeOf, type Route } from "./route";

let current = $state.raw<Route>(routeOf(location));

/** The route that is shown. */
export function route(): Route {
  return current;
}

/** Goes to a screen: "" for the start, a table's id, "rules", "analysis?…". */
export function go(name: string): void {
  history.pushState(null, "", addressOf(name));
  current = routeOf(location);
  window.scrollTo(0, 0);
}

/** Follows the browser's own back and forward. */
export function followHistory(): void {
  window.addEventListener("popstate", () => {
    current = routeOf(location);
  });
}

/** For links to screens: goes there without loading the page anew, unless another tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(link.getAttribute("href")?.replace(/^\.\/?/, "") ?? "");
}
