import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, regions, waitFor } from "../src/announcer.svelte";

describe("the announcer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance", "requestAnimationFrame"] });
  });
  afterEach(() => {
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function heard(): string[] {
    const sentences: string[] = [];
    for (let frame = 0; frame < 450; frame++) {
      const { polite } = regions;
      if (polite !== "" && polite !== sentences.at(-1)) sentences.push(polite);
      vi.advanceTimersByTime(10);
    }
    return sentences;
  }

  it("says ten sentences that come at once, each in its turn", () => {
    const sentences = Array.from({ length: 10 }, (_, number) => `Sentence ${number}.`);
    sentences.forEach((sentence) => announce(sentence));
    expect(heard()).toEqual(sentences);
  });

  it("drops what is repeated at once, and says it again later", () => {
    announce("Again.");
    announce("Again.");
    expect(heard()).toEqual(["Again."]);
    announce("Again.");
    vi.advanceTimersByTime(170);
    expect(regions.polite.trim()).toBe("Again.");
  });

  it("says the same again in other letters, which is a change to every reader", () => {
    const held: string[] = [];
    for (let time = 0; time < 3; time++) {
      announce("Empty.");
      vi.advanceTimersByTime(1_000);
      held.push(regions.polite);
    }
    expect(held.map((each) => each.trim())).toEqual(["Empty.", "Empty.", "Empty."]);
    expect(held[1]).not.toBe(held[0]);
    expect(held[2]).not.toBe(held[1]);
  });

  it("says calmly what is urgent while what is calm is being said, which would be lost else", () => {
    announce("Calm.");
    announce("Urgent!", "assertive");
    vi.advanceTimersByTime(380);
    expect([regions.polite, regions.assertive]).toEqual(["Calm.", ""]);
    vi.advanceTimersByTime(170);
    expect([regions.polite, regions.assertive]).toEqual(["Urgent!", ""]);
  });

  it("waits for a busy reader, who has not said yet what is calm", () => {
    announce("Calm.");
    vi.advanceTimersByTime(2_500);
    announce("Urgent!", "assertive");
    vi.advanceTimersByTime(170);
    expect([regions.polite, regions.assertive]).toEqual(["Urgent!", ""]);
  });

  it("takes long sentences for long", () => {
    announce("Calm and long. ".repeat(4));
    vi.advanceTimersByTime(6_000);
    announce("Urgent!", "assertive");
    vi.advanceTimersByTime(170);
    expect([regions.polite, regions.assertive]).toEqual(["Urgent!", ""]);
  });

  it("says nothing before the focus was led elsewhere, however long that takes", async () => {
    let lead = (): void => undefined;
    announce("Now.");
    void waitFor(new Promise<void>((resolve) => (lead = resolve)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(regions.polite).toBe("");
    lead();
    await vi.advanceTimersByTimeAsync(140);
    expect(regions.polite, "a reader has not taken notice of it yet").toBe("");
    await vi.advanceTimersByTimeAsync(60);
    expect(regions.polite).toBe("Now.");
  });

  it("does not wait for ever for a focus that is never led", async () => {
    announce("Now.");
    void waitFor(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(3_300);
    expect(regions.polite).toBe("Now.");
  });

  it("goes on only when the page is drawn: a busy browser tells readers nothing before", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    function draw(): void {
      for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame();
    }
    announce("One.");
    announce("Two.");
    vi.advanceTimersByTime(900);
    expect(regions.polite, "what has got the focus is not drawn yet").toBe("");
    draw();
    vi.advanceTimersByTime(900);
    expect(regions.polite).toBe("One.");
    draw();
    vi.advanceTimersByTime(30);
    draw();
    vi.advanceTimersByTime(200);
    expect(regions.polite).toBe("Two.");
  });

  it("waits as long for a browser that was held up itself: its clock went on", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    announce("One.");
    const heldUp = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
    vi.advanceTimersByTime(900);
    expect(regions.polite).toBe("");
    heldUp.mockRestore();
  });

  it("holds each sentence in another place than the last: a slow reader says one of each", () => {
    const places = ["One.", "Two.", "Three.", "Four."].map((sentence) => {
      announce(sentence);
      vi.advanceTimersByTime(400);
      return regions.place;
    });
    expect(new Set(places).size).toBe(4);
  });

  it("keeps what is urgent apart, in its turn, and only the last sentence", () => {
    announce("Calm.");
    vi.advanceTimersByTime(170);
    expect([regions.polite, regions.assertive]).toEqual(["Calm.", ""]);
    vi.advanceTimersByTime(4_000);
    announce("Urgent!", "assertive");
    vi.advanceTimersByTime(170);
    expect([regions.polite, regions.assertive]).toEqual(["", "Urgent!"]);
    announce("Calm again.");
    vi.advanceTimersByTime(450);
    expect([regions.polite, regions.assertive]).toEqual(["", "Calm again."]);
  });
});
