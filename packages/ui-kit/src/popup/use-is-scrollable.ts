import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether an element holds more than it shows. Known before the browser paints, and so before a popup moves the focus. */
export function useIsScrollable<Part extends HTMLElement>(): { ref: RefObject<Part | null>; isScrollable: boolean } {
  const ref = useRef<Part>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const part = ref.current;
    if (part === null) return;
    const look = () => setIsScrollable(part.scrollHeight > part.clientHeight + 1);
    look();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    for (const element of [part, ...part.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrollable };
}
