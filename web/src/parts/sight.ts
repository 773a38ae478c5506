/** What is in sight. */

import type { Attachment } from "svelte/attachments";

/** Tells whether an element is in sight, or within a margin of it, whenever that changes. */
export function seen(tell: (isInSight: boolean) => void, rootMargin = "0px"): Attachment {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
