import { afterEach, describe, expect, it } from "vitest";
import { createMotion } from "../src/board/motion";

afterEach(() => {
  document.body.replaceChildren();
});

describe("the travel of pieces", () => {
  const box = (left: number, width: number): DOMRect =>
    ({ left, top: 0, width, height: width }) as DOMRect;
  function place(left: number, width: number): HTMLElement {
    const element = document.createElement("div");
    element.innerHTML = '<svg class="piece"></svg>';
    element.getBoundingClientRect = () => box(left, width);
    const drawing = element.firstElementChild as SVGElement;
    drawing.getBoundingClientRect = () => box(left, width);
    document.body.append(element);
    return element;
  }
  /** Every animation asked for, as its first frame. */
  function flights(): unknown[] {
    const asked: unknown[] = [];
    Element.prototype.animate = function (frames) {
      asked.push(Array.isArray(frames) ? frames[0] : null);
      return { finished: Promise.resolve() } as unknown as Animation;
    };
    return asked;
  }
  const landed = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done));
  };

  it("takes a piece from the hand to its cell, and leaves no copy behind", async () => {
    const [motion, asked] = [createMotion(), flights()];
    motion.home("hand", "7")(place(500, 50));
    motion.home("cell:b3", "7")(place(100, 100));
    await landed();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({ transform: "translate(375px,-25px) scale(0.5)" });
    expect(document.querySelectorAll("body > svg")).toHaveLength(0);
  });
  it("does not move a piece that was nowhere, or is where it was", async () => {
    const [motion, asked] = [createMotion(), flights()];
    const cell = place(100, 100);
    motion.home("cell:b3", "7")(cell);
    motion.home("cell:b3", "7")(cell);
    motion.home("hand", null)(place(500, 50));
    await landed();
    expect(asked).toEqual([]);
  });
  it("does not move a piece whose place is gone or has no size", async () => {
    const [motion, asked] = [createMotion(), flights()];
    const leave = motion.home("hand", "7")(place(500, 50));
    if (leave) leave();
    motion.home("cell:b3", "7")(place(100, 100));
    motion.home("reserve:1", "1")(place(0, 0));
    motion.home("cell:c3", "1")(place(300, 100));
    await landed();
    expect(asked).toEqual([]);
  });
  it("does not move many pieces at once: that is another position", async () => {
    const [motion, asked] = [createMotion(), flights()];
    for (const piece of "012") motion.home(`reserve:${piece}`, piece)(place(500, 50));
    for (const piece of "012") motion.home(`cell:a${piece}`, piece)(place(100, 100));
    await landed();
    expect(asked).toEqual([]);
  });
});
