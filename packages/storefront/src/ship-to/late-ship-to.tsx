import { shipToAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { type ComponentType, useEffect, useState } from "react";
import type { PageStore } from "../config/store-config.ts";
import type { ShipToPopupProps } from "./ship-to-popup.tsx";

export interface LateShipToProps {
  readonly store: Pick<PageStore, "site" | "currency" | "otherSite">;
  readonly otherSiteUrl: string;
}

// The menu of a phone covers the page, so that there it leads to the page of countries.
const barLink = '[data-part="announcement"] > a[data-part="ship-to"]';

/**
 * Opens the countries over the page when the header's link is pressed. It comes after the page, and hears the press on its
 * way to the link, so that the link itself costs the first look nothing and leads to its page until then.
 */
export function LateShipTo(shop: LateShipToProps) {
  const shipTo = useAtomValue(shipToAtom);
  const [Popup, setPopup] = useState<ComponentType<ShipToPopupProps>>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(barLink);
      // With a key held another tab or window is asked for.
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      import("./ship-to-popup.tsx").then(
        ({ ShipToPopup }) => {
          setPopup(() => ShipToPopup);
          setIsOpen(true);
        },
        () => {
          // No second try has it: from now on the link leads to its page.
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
