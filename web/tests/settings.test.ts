import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The settings of somebody who comes with something kept, and points with a finger or not. */
async function come(kept: unknown, isCoarse: boolean) {
  vi.resetModules();
  localStorage.setItem("fourfold.settings", JSON.stringify(kept));
  vi.stubGlobal("matchMedia", () => ({ matches: isCoarse }));
  return import("../src/settings.svelte");
}
const kept = (): unknown => JSON.parse(localStorage.getItem("fourfold.settings") ?? "");

describe("plain buttons", () => {
  it("are usual where fingers point", async () => {
    expect((await come({}, true)).areButtons()).toBe(true);
    expect((await come({}, false)).areButtons()).toBe(false);
  });
  it("are as they were chosen, wherever that is", async () => {
    expect((await come({ buttons: false }, true)).areButtons()).toBe(false);
    expect((await come({ buttons: true }, false)).areButtons()).toBe(true);
    expect((await come({ buttons: "yes" }, false)).areButtons()).toBe(false);
  });
  it("are kept only when they were chosen", async () => {
    const { keep, settings } = await come({}, true);
    keep();
    expect(kept()).not.toHaveProperty("buttons");
    settings.buttons = false;
    keep();
    expect(kept()).toHaveProperty("buttons", false);
  });
});
