import { useEffect, useRef, useState } from "react";

/** How tall the content is, in pixels, and whether it is unfolded. */
export function useReveal(maxHeight: number) {
  const content = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    // Larger text or a late picture changes what there is to show.
    const observer = new ResizeObserver(() => setHeight(Math.ceil(element.getBoundingClientRect().height)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return {
    content,
    height,
    isOpen,
    isLong: height > maxHeight,
    open: () => setIsOpen(true),
    toggle: () => setIsOpen((isShown) => !isShown),
  };
}
