import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharePicture } from "../src/table/picture";

const ID = "A".repeat(22);
const NAME = "fourfold-AAAAAA.png";
let shared: (string | undefined)[];
let clicked: string[];

beforeEach(() => {
  [shared, clicked] = [[], []];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Blob(["picture"]))));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stubSharing(share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal("navigator", { canShare: () => true, share });
}

it("is shared where that can be", async () => {
  stubSharing(({ files }) => Promise.resolve(void shared.push(files?.[0]?.name)));
  expect(await sharePicture(ID)).toBeNull();
  expect([shared, clicked]).toEqual([[NAME], []]);
});

it("is saved where it cannot be shared", async () => {
  vi.stubGlobal("navigator", {});
  expect(await sharePicture(ID)).toEqual({ id: "saved", arguments: { name: NAME } });
  expect(clicked).toEqual([NAME]);
});

it("says that there is none, but not that somebody thought better of it", async () => {
  stubSharing(() => Promise.reject(new DOMException("", "AbortError")));
  expect(await sharePicture(ID)).toBeNull();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 503 })));
  expect(await sharePicture(ID)).toMatchObject({ id: "not-saved" });
});
