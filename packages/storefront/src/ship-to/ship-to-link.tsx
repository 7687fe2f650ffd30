import type { ShipTo } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { type ComponentType, type MouseEvent, useState } from "react";
import type { PageStore } from "../config/store-config.ts";
import type { ShipToPopupProps } from "./ship-to-popup.tsx";
import { shipToUrl } from "./ship-to-url.ts";
import { toShipToLabel } from "./to-ship-to-label.ts";

const loadPopup = () => import("./load-ship-to-popup.ts").then((part) => part.loadShipToPopup());

export interface ShipToLinkProps {
  /** Null while nobody knows. */
  readonly shipTo: ShipTo | null;
  /** The path of the page on screen. */
  readonly from: string;
  readonly store: Pick<PageStore, "site" | "currency" | "otherSite">;
  readonly otherSiteUrl: string;
}

/**
 * Where the order goes, and the way to another country (AMB-044): a page of its own, and a popup over this one as soon as
 * scripts run. The countries are fetched when it is pressed, or when a hand comes near.
 */
export function ShipToLink({ shipTo, from, ...shop }: ShipToLinkProps) {
  const [Popup, setPopup] = useState<ComponentType<ShipToPopupProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const url = shipToUrl(from);

  function open(event: MouseEvent): void {
    // Another tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadPopup().then(
      (loaded) => {
        setPopup(() => loaded);
        setIsOpen(true);
      },
      () => location.assign(url),
    );
  }

  return (
    <>
      <StoreLink href={url} data-part="ship-to" onClick={open}>
        {toShipToLabel(shipTo)}
      </StoreLink>
      {Popup ? <Popup {...shop} shipTo={shipTo} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
