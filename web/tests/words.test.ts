import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/words/language";
import { timeOf } from "../src/words/texts";
import { need, speak, texts } from "../src/words/words.svelte";

describe("the words", () => {
  it("are there for each who needs them, however many ask at once", async () => {
    await speak("en");
    const first = need("commands");
    await need("commands");
    expect(texts().has("command-board")).toBe(true);
    await first;
  });

  it("are those of the language that was chosen last", async () => {
    const asked = [speak("fr"), speak("de"), speak("es"), need("rules")];
    await Promise.all(asked);
    expect(texts().language).toBe("es");
    expect(document.documentElement.lang).toBe("es");
  });

  it.each([
    { id: "of-tomorrow", arguments: {} },
    { id: "waiting-give", arguments: {} },
    { id: "not-understood", arguments: { text: { id: "of-tomorrow", arguments: {} } } },
    { id: "not-understood", arguments: { text: { value: "of-tomorrow" } } },
  ])("say of %o, which only a newer page knows, that it is one", async (said) => {
    await speak("en");
    expect(texts().say(said)).toBe(texts().text("page-unknown"));
  });

  it.each(LANGUAGES)(
    "name the values of a piece as they say the piece, in %s",
    async (language) => {
      await speak(language);
      for (const piece of "0123456789abcdef")
        expect(texts().valuesOf(piece).join(" ")).toBe(texts().piece(piece));
    },
  );

  it.each([
    [59, "59 seconds"],
    [90, "one minute and 30 seconds"],
    [3600, "one hour"],
    [5459, "one hour and 30 minutes"],
    [100_000, "one day and 3 hours"],
    [604_800, "7 days"],
  ])("say a time of %i seconds as %s", async (seconds, said) => {
    await speak("en");
    expect(texts().say(timeOf(seconds))).toBe(said);
  });

  it("must be there for what the page itself says", () => {
    expect(() => texts().text("of-tomorrow")).toThrow();
  });
});
