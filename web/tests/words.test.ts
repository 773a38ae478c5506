import { describe, expect, it } from "vitest";
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
});
