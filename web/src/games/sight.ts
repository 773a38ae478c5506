/** What is done when something comes into sight. */

import type { Attachment } from "svelte/attachments";

/** How far from it something is as good as in sight. */
const MARGIN = "240px";

/** Does something whenever an element is in sight, or is about to be. */
export function inSight(act: () => void): Attachment {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
