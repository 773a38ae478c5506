/** The focus on what is no control. */

/**
 * Leads the focus to a heading or the like. It can have the focus only while it has it: what always
 * can is called clickable by readers.
 */
export function leadTo(element: HTMLElement, options?: FocusOptions): void {
  function left(): void {
    // Whoever goes to another window comes back to it.
    if (document.activeElement === element) return;
    element.removeAttribute("tabindex");
    element.removeEventListener("blur", left);
  }
  element.tabIndex = -1;
  element.addEventListener("blur", left);
  element.focus(options);
}
