import { useLayoutEffect } from "react";

/** The first page of the visit, which a frame that is put up anew must not forget. Known in the browser only. */
let first: string | undefined;

/**
 * From the second page of a visit on, all of a page is laid out at once (page.css), before the router leads to the place that
 * the shopper left there.
 */
export function useWholeLayout(pathname: string): void {
  useLayoutEffect(() => {
    first ??= pathname;
    if (pathname !== first) document.documentElement.toggleAttribute("data-whole", true);
  }, [pathname]);
}
