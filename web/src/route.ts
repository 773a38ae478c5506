/** Which screen an address shows. All addresses are one level below the page's own folder. */

export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "games" }
  | { readonly screen: "table"; readonly table: string }
  | { readonly screen: "rules"; readonly invitation: string | null }
  | { readonly screen: "analysis"; readonly query: URLSearchParams }
  | { readonly screen: "nowhere" };

const TABLE = /^[A-Za-z0-9]{22}$/;

/** The route of an address. */
export function routeOf({ pathname, search }: Pick<URL, "pathname" | "search">): Route {
  const name = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (name === "") return { screen: "start" };
  if (name === "games") return { screen: "games" };
  if (name === "rules") return { screen: "rules", invitation: invitationIn(search) };
  if (name === "analysis") return { screen: "analysis", query: new URLSearchParams(search) };
  return TABLE.test(name) ? { screen: "table", table: name } : { screen: "nowhere" };
}

/** The table to which somebody is invited who learns the game first. */
function invitationIn(search: string): string | null {
  const table = new URLSearchParams(search).get("invitation") ?? "";
  return TABLE.test(table) ? table : null;
}

/** The address of a screen, relative to any other: "" for the start, a table's id, "rules" … */
export function addressOf(name: string): string {
  return new URL(name === "" ? "." : name, document.baseURI).href;
}
