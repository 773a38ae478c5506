import { afterEach, describe, expect, it } from "vitest";
import { leadTo } from "../src/focus";

describe("a heading that is led to", () => {
  afterEach(() => document.body.replaceChildren());

  it("can have the focus only while it has it", () => {
    document.body.innerHTML = "<h1>Rules</h1><button>Next</button>";
    const [heading, button] = [...document.body.children] as [HTMLElement, HTMLElement];
    expect(heading.hasAttribute("tabindex")).toBe(false);
    leadTo(heading);
    expect(document.activeElement).toBe(heading);
    heading.dispatchEvent(new FocusEvent("blur"));
    expect(heading.getAttribute("tabindex")).toBe("-1");
    button.focus();
    expect(heading.hasAttribute("tabindex")).toBe(false);
  });
});
