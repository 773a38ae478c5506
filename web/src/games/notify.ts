/** What the browser shows outside the page. */

/** Whether this browser can be asked for it: only over a safe connection. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in window;
}

/** Shows something, in the place of what was shown of the same; null where the browser does not. */
export function notify(what: string, title: string): Notification | null {
  try {
    const icon = new URL("icon-192.png", document.baseURI).href;
    const { lang } = document.documentElement;
    return new Notification(title, { tag: `fourfold-${what}`, icon, lang });
  } catch {
    // On some phones only a page with a worker of its own may.
    return null;
  }
}
