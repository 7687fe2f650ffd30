import { shipToAtom } from "@store/shopper-state";
import { lazyPart, useLazyPopup } from "@store/ui-kit/lazy-part";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import type { ShipToPopupProps } from "./ship-to-popup.tsx";

export type LazyShipToProps = Pick<ShipToPopupProps, "store" | "otherSiteUrl">;

// Only the link in the bar: the menu of a phone covers the page, so its link leads to the page of countries.
const barLink = '[data-part="announcement"] > a[data-part="ship-to"]';

const ShipToPopup = lazyPart(() => import("./ship-to-popup.tsx").then((part) => part.ShipToPopup));

/**
 * Opens the country popup when the header's link is clicked. It loads after the page and listens in the capture phase, so
 * that the link itself needs no script and leads to its page until then.
 */
export function LazyShipTo(shop: LazyShipToProps) {
  const shipTo = useAtomValue(shipToAtom);
  const { popup, open } = useLazyPopup(ShipToPopup);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(barLink);
      // A modifier key opens another tab or window.
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open().then((isOpen) => {
        if (isOpen) return;
        // A browser does not fetch a failed module again: from now on the link leads to its page.
        document.removeEventListener("click", onClick, true);
        link.click();
      });
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [open]);

  return popup ? <ShipToPopup {...shop} {...popup} shipTo={shipTo} /> : null;
}
