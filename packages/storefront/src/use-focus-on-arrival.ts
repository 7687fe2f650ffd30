import { useEffect, useRef } from "react";

/**
 * A page reached without loading a document takes the focus from the page that is gone, so that keys and screen readers
 * go on from its start; a page that has placed the focus itself keeps it.
 */
export function useFocusOnArrival(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
