import type { Listing } from "@store/contract/catalog";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Where eyes and focus go when a list shows something new: to the start of the results after paging, and wherever what
 * had the focus is gone; not after Back, whose place in the page the router restores.
 */
export function useResultsArrival(listing: Listing, path: string) {
  const results = useRef<HTMLElement>(null);
  const shown = useRef({ listing, path });
  const arrival = useNavigationType();

  useEffect(() => {
    const before = shown.current;
    shown.current = { listing, path };
    const section = results.current;
    if (before.listing === listing || before.path !== path || arrival === "POP" || section === null) return;
    const isPaging = before.listing.page !== listing.page;
    if (isPaging || document.activeElement === document.body) section.focus({ preventScroll: true });
    if (isPaging || section.getBoundingClientRect().top < 0) section.scrollIntoView?.({ block: "start" });
  }, [listing, path, arrival]);

  return results;
}
