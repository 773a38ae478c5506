import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hush, regions } from "../src/announcer.svelte";
import Board from "../src/board/Board.svelte";
import { piecesOf, RESERVE } from "../src/board/cells";
import Reserve from "../src/board/Reserve.svelte";
import { settings } from "../src/settings.svelte";

let mounted: object | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  settings.buttons = false;
  document.body.replaceChildren();
});

function keep<T extends object>(made: T): T {
  mounted = made;
  flushSync();
  return made;
}
const board = (props: Partial<ComponentProps<typeof Board>> = {}) =>
  keep(
    mount(Board, {
      target: document.body,
      props: {
        pieces: piecesOf("0.../..../..../.f.."),
        edition: "classic",
        label: "Board",
        nameOf: (cell) => `name of ${cell}`,
        ...props,
      },
    }),
  );
const reserve = (props: Partial<ComponentProps<typeof Reserve>> = {}) =>
  keep(
    mount(Reserve, {
      target: document.body,
      props: {
        left: new Set(RESERVE),
        edition: "classic",
        label: "Reserve",
        nameOf: (piece) => `name of ${piece}`,
        ...props,
      },
    }),
  );
function at(place: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    `[data-cell="${place}"], [data-piece="${place}"]`,
  );
  if (!found) throw new Error(`no ${place}`);
  return found;
}
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const untouched = (document.activeElement as Element).dispatchEvent(event);
  flushSync();
  return untouched;
}
const focused = (): string | undefined => {
  const { cell, piece } = (document.activeElement as HTMLElement).dataset;
  return cell ?? piece;
};
const stops = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(
    (element) => element.dataset.cell ?? element.dataset.piece,
  );

describe("the board", () => {
  it("is a grid of four rows of four named cells, with nothing to press inside", () => {
    board();
    const grid = document.querySelector('[role="grid"]');
    expect(grid?.getAttribute("aria-label")).toBe("Board");
    expect([...(grid?.children ?? [])].map((row) => row.getAttribute("role"))).toEqual(
      Array(4).fill("row"),
    );
    expect(grid?.querySelectorAll('[role="row"] > [role="gridcell"]')).toHaveLength(16);
    expect(at("b3").getAttribute("aria-label")).toBe("name of b3");
    expect(grid?.querySelectorAll("button, a, input")).toHaveLength(0);
    expect(grid?.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
  });
  it("says a cell to which keys lead, where the focus is already", async () => {
    const made = board();
    const said = async (): Promise<string> => {
      await new Promise((done) => setTimeout(done, 200));
      return regions.polite;
    };
    made.focus("b3");
    expect(await said()).toBe("");
    made.focus();
    expect(await said()).toBe("name of b3");
    hush();
    made.focus("a4");
    press("ArrowUp");
    await new Promise((done) => setTimeout(done, 450));
    expect(await said()).toBe("name of a4");
  });
  it("does not have its rows and columns said by numbers, which are not those of their names", () => {
    board();
    expect(at("b3").getAttribute("aria-rowindextext")?.trim()).toBe("");
    expect(at("b3").getAttribute("aria-colindextext")?.trim()).toBe("");
  });
  it("shows the pieces that are on it", () => {
    board();
    expect(document.querySelectorAll("svg.piece")).toHaveLength(2);
    expect(at("a4").querySelector("svg.piece")?.classList).toContain("light");
    expect(at("b1").querySelector("svg.piece")?.classList).toContain("dark");
  });
  it("has one tab stop, which the arrow keys take along", () => {
    const made = board();
    expect(stops()).toEqual(["a4"]);
    made.focus("b3");
    expect(focused()).toBe("b3");
    for (const [key, cell] of [
      ["ArrowUp", "b4"],
      ["ArrowRight", "c4"],
      ["ArrowDown", "c3"],
      ["ArrowLeft", "b3"],
      ["End", "d3"],
      ["Home", "a3"],
    ] as const) {
      expect(press(key)).toBe(false);
      expect(focused()).toBe(cell);
      expect(stops()).toEqual([cell]);
    }
    press("End", { ctrlKey: true });
    expect(focused()).toBe("d1");
    press("Home", { ctrlKey: true });
    expect(focused()).toBe("a4");
  });
  it("tells of the edge and stays there", () => {
    const onedge = vi.fn();
    board({ onedge }).focus("d1");
    press("ArrowRight");
    press("ArrowDown");
    expect(onedge).toHaveBeenCalledTimes(2);
    expect(focused()).toBe("d1");
    press("ArrowUp");
    expect(onedge).toHaveBeenCalledTimes(2);
  });
  it("is picked by a click, Enter or Space, once", () => {
    const onpick = vi.fn();
    board({ onpick }).focus("c2");
    at("d4").click();
    press("Enter");
    press(" ");
    press("Enter", { repeat: true });
    press("Enter", { ctrlKey: true });
    expect(onpick.mock.calls).toEqual([["d4"], ["c2"], ["c2"]]);
  });
  it("hands on the other keys, and says which cell is visited", () => {
    const [onkey, onvisit] = [vi.fn(), vi.fn()];
    board({ onkey, onvisit }).focus("c2");
    expect(press("h")).toBe(true);
    press("ArrowUp", { altKey: true });
    expect(onkey.mock.calls.map(([event, cell]) => [event.key, cell])).toEqual([
      ["h", "c2"],
      ["ArrowUp", "c2"],
    ]);
    at("a1").dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(onvisit.mock.calls).toEqual([["c2"], ["a1"]]);
  });
  it("previews the held piece on an empty cell, and only there", () => {
    const over = (cell: string): void => {
      at(cell).dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
      flushSync();
    };
    board({ legal: true, held: "c" });
    over("b2");
    expect(at("b2").querySelector(".ghost svg.piece")).not.toBeNull();
    at("b2").dispatchEvent(new PointerEvent("pointerleave", {}));
    over("a4");
    expect(document.querySelectorAll(".ghost")).toHaveLength(0);
    document.body.replaceChildren();
    board({ legal: false, held: "c" });
    over("b2");
    expect(document.querySelectorAll(".ghost")).toHaveLength(0);
  });
  it("shows the last cell, and the winning cells one after another", () => {
    board({ last: "b1", winning: ["a4", "b3", "c2", "d1"] });
    expect(document.querySelectorAll(".winning")).toHaveLength(4);
    expect(at("c2").style.getPropertyValue("--delay")).toBe("180ms");
    expect(document.querySelectorAll("path.last")).toHaveLength(1);
    expect(at("b1").querySelector("path.last")).not.toBeNull();
  });
  it("marks a line that is pointed out, one that was missed, and scores", () => {
    board({
      pointed: ["a4", "b4"],
      missed: ["a1"],
      badges: { c3: { text: "Win 3", kind: "win" } },
    });
    expect(document.querySelectorAll(".pointed .tick")).toHaveLength(2);
    expect(at("a1").classList).toContain("missed");
    expect(at("c3").querySelector(".badge.win")?.textContent).toBe("Win 3");
  });
  it("says which cells are chosen, unless the line comes from a list", () => {
    const picked = { picks: () => true, pointed: ["a4", "b4", "c4", "d4"] };
    board(picked);
    expect(document.querySelectorAll("[aria-selected=true]")).toHaveLength(4);
    expect(document.querySelector("[aria-multiselectable=true]")).not.toBeNull();
    document.body.replaceChildren();
    board({ ...picked, isListed: true });
    expect(document.querySelector("[aria-selected], [aria-multiselectable]")).toBeNull();
    expect(document.querySelectorAll(".pointed .tick")).toHaveLength(4);
  });
  it("gives nothing away under the mask", () => {
    board({ hidden: true, legal: true, last: "b1", shown: null });
    expect(document.querySelectorAll("svg.piece, .spot, .taken, path.last")).toHaveLength(0);
    const covered = [...document.querySelectorAll<HTMLElement>(".cell")];
    expect(new Set(covered.map((cell) => cell.className)).size).toBe(1);
    expect(new Set(covered.map((cell) => cell.innerHTML)).size).toBe(1);
  });
  it("shows one cell under the mask", () => {
    board({ hidden: true, shown: "b1" });
    expect(document.querySelectorAll("svg.piece")).toHaveLength(1);
    expect(at("b1").querySelector("svg.piece")).not.toBeNull();
  });
  it("is styled by classes alone, as the content security policy asks", () => {
    board({ winning: ["a4"], last: "a4" });
    const styled = [...document.querySelectorAll("[style]")];
    expect(styled).toEqual([]);
  });
});

describe("the reserve", () => {
  it("keeps every piece in its place, gone or not", () => {
    reserve({ left: new Set(["0", "f"]) });
    const tiles = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];
    expect(tiles.map((tile) => tile.dataset.piece).join("")).toBe("0145236789cdabef");
    expect(document.querySelectorAll("svg.gone")).toHaveLength(14);
    expect(at("7").getAttribute("aria-label")).toBe("name of 7");
  });
  it("moves and picks as the board does", () => {
    const [onpick, onedge] = [vi.fn(), vi.fn()];
    reserve({ onpick, onedge }).focus();
    expect(stops()).toEqual(["0"]);
    press("ArrowDown");
    press("ArrowRight");
    expect(stops()).toEqual(["3"]);
    press(" ");
    expect(onpick.mock.calls).toEqual([["3"]]);
    press("ArrowUp");
    press("ArrowUp");
    expect(onedge).toHaveBeenCalledTimes(1);
  });
  it("says which piece is selected", () => {
    reserve({ choosing: true, selected: "c" });
    expect(at("c").getAttribute("aria-selected")).toBe("true");
    expect(at("d").hasAttribute("aria-selected")).toBe(false);
  });
  it("gives nothing away under the mask but the piece that is shown", () => {
    reserve({ left: null, shown: "5" });
    expect(document.querySelectorAll("svg.piece")).toHaveLength(1);
    expect(at("5").querySelector("svg.piece")).not.toBeNull();
  });
});

describe("board and reserve as plain buttons", () => {
  const toldBy = (place: string, what: string): string | null => at(place).getAttribute(what);

  it("are a group of buttons in reading order, each a tab stop", () => {
    settings.buttons = true;
    board();
    const group = document.querySelector('[role="group"]');
    expect(group?.getAttribute("aria-label")).toBe("Board");
    expect(stops().join(" ")).toBe("a4 b4 c4 d4 a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1");
    expect(document.querySelectorAll('[role="button"]')).toHaveLength(16);
    expect(document.querySelector('[role="grid"], [role="row"], [role="gridcell"]')).toBeNull();
    expect(toldBy("b3", "aria-label")).toBe("name of b3");
  });
  it("say where picking does nothing", () => {
    settings.buttons = true;
    board({ legal: true });
    expect([toldBy("a4", "aria-disabled"), toldBy("b4", "aria-disabled")]).toEqual(["true", null]);
    expect(toldBy("b4", "aria-pressed")).toBeNull();
  });
  it("say which cells are pointed at", () => {
    settings.buttons = true;
    board({ picks: () => true, pointed: ["a4"] });
    expect([toldBy("a4", "aria-disabled"), toldBy("a4", "aria-pressed")]).toEqual([null, "true"]);
    expect(toldBy("b4", "aria-pressed")).toBe("false");
  });
  it("say which piece is chosen, and which are gone", () => {
    settings.buttons = true;
    reserve({ choosing: true, selected: "c", left: new Set(["c", "d"]) });
    expect([toldBy("c", "aria-pressed"), toldBy("d", "aria-pressed")]).toEqual(["true", "false"]);
    expect([toldBy("d", "aria-disabled"), toldBy("e", "aria-disabled")]).toEqual([null, "true"]);
  });
  it("give nothing away under the mask", () => {
    settings.buttons = true;
    board({ hidden: true, legal: true, shown: "a4" });
    expect(toldBy("a4", "role")).toBe("button");
    expect(document.querySelectorAll("[aria-disabled], [aria-pressed]")).toHaveLength(0);
  });
  it.each([null, new Set(["5", "6"])])("give no piece away under the mask", (left) => {
    settings.buttons = true;
    reserve({ left, hidden: true, choosing: true, selected: null, shown: "5" });
    expect(toldBy("7", "role")).toBe("button");
    expect(document.querySelectorAll("[aria-disabled]")).toHaveLength(0);
    expect(document.querySelectorAll('[aria-pressed="false"]')).toHaveLength(16);
  });
  it("take the place of the grid at once, and the focus stays", () => {
    board().focus("b3");
    const cell = document.activeElement;
    settings.buttons = true;
    flushSync();
    expect(document.activeElement).toBe(cell);
    expect(toldBy("b3", "role")).toBe("button");
    press("ArrowUp");
    expect(focused()).toBe("b4");
    settings.buttons = false;
    flushSync();
    expect(stops()).toEqual(["b4"]);
    expect(document.querySelector("[aria-pressed], [aria-disabled]")).toBeNull();
  });
});

describe("a tap under the mask", () => {
  const tap = (place: string, pointerType: string): void => {
    at(place).dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
  };

  it("meets what is there, and the next one picks it", () => {
    const [onpick, onvisit] = [vi.fn(), vi.fn()];
    board({ hidden: true, legal: true, onpick, onvisit });
    for (const cell of ["b2", "c2", "c2"]) tap(cell, "touch");
    // A screen reader's double tap is a click without a pointer.
    for (const cell of ["d2", "d2"]) tap(cell, "");
    expect(onvisit.mock.calls).toEqual([["b2"], ["c2"], ["d2"]]);
    expect(onpick.mock.calls).toEqual([["c2"], ["d2"]]);
  });
  it("meets it again once another place was visited", () => {
    const onpick = vi.fn();
    board({ hidden: true, legal: true, onpick });
    tap("a1", "touch");
    at("b2").dispatchEvent(new PointerEvent("pointerenter", { pointerType: "touch" }));
    tap("a1", "touch");
    expect(onpick).not.toHaveBeenCalled();
    tap("a1", "touch");
    expect(onpick.mock.calls).toEqual([["a1"]]);
  });
  it("picks at once where a mouse has hovered, or a key was pressed", () => {
    const onpick = vi.fn();
    reserve({ hidden: true, choosing: true, onpick }).focus("5");
    tap("7", "mouse");
    press("Enter");
    expect(onpick.mock.calls).toEqual([["7"], ["5"]]);
  });
});
