import { shipToAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import type { ShipToPopupProps } from "./ship-to-popup.tsx";

export type LazyShipToProps = Pick<ShipToPopupProps, "store" | "otherSiteUrl">;

// Only the link in the bar: the menu of a phone covers the page, so its link leads to the page of countries.
const barLink = '[data-part="announcement"] > a[data-part="ship-to"]';

/**
 * Opens the country popup when the header's link is clicked. It loads after the page and listens in the capture phase, so
 * that the link itself needs no script and leads to its page until then.
 */
export function LazyShipTo(shop: LazyShipToProps) {
  const shipTo = useAtomValue(shipToAtom);
  const [Popup, setPopup] = useState<ComponentType<ShipToPopupProps>>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(barLink);
      // A modifier key opens another tab or window.
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      import("./ship-to-popup.tsx").then(
        ({ ShipToPopup }) => {
          setPopup(() => ShipToPopup);
          setIsOpen(true);
        },
        () => {
          // A browser does not fetch a failed module again: from now on the link leads to its page.
          document.removeEventListener("click", onClick, true);
          link.click();
        },
      );
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);

  return Popup ? <Popup {...shop} shipTo={shipTo} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null;
}
