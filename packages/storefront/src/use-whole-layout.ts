import { useLayoutEffect, useRef } from "react";

/**
 * From the second page of a visit on, all of a page is laid out at once (page.css), before the router leads to the place that
 * the shopper left there.
 */
export function useWholeLayout(pathname: string): void {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.toggleAttribute("data-whole", true);
  }, [pathname]);
}
