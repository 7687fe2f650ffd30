import type { ShipMethod } from "@store/contract/shared";
import { cartAtom } from "@store/shopper-state";
import { Button, type ButtonProps } from "@store/ui-kit/button";
import { InfoIcon } from "@store/ui-kit/icons";
import { lazyPart, useLazyPopup } from "@store/ui-kit/lazy-part";
import { atom, useAtomValue } from "jotai";
import { NotLoaded } from "../popups/not-loaded.tsx";
import type { DeliveryTab } from "./delivery-tab.ts";

const DeliveryInformationPopup = lazyPart(() =>
  import("./delivery-information-popup.tsx").then((part) => part.DeliveryInformationPopup),
);
const shippingInfoAtom = atom((get) => get(cartAtom)?.shippingInfo ?? null);

export interface DeliveryInformationLinkProps {
  /** The item that it concerns, for screen readers. */
  readonly about?: string;
  /** Requests the texts without scripts, on a page that supports it. */
  readonly submit?: Pick<ButtonProps, "type" | "form" | "name" | "value">;
  readonly shipMethod?: ShipMethod;
  readonly initialTab?: DeliveryTab;
  /** Whether it is an icon, beside the date that it explains. */
  readonly isIcon?: boolean;
}

/** Opens "Shipping and Delivery Information"; the popup's script is preloaded on hover or focus. */
export function DeliveryInformationLink({ about, submit, isIcon = false, ...shown }: DeliveryInformationLinkProps) {
  const { popup, hasFailed, open } = useLazyPopup(DeliveryInformationPopup);
  const shippingInfo = useAtomValue(shippingInfoAtom);
  if (shippingInfo === null) return null;

  // A failed preload is reported on the click.
  const prepare = () => void DeliveryInformationPopup.preload();

  return (
    <>
      <Button
        {...submit}
        variant="quiet"
        data-place="delivery-information"
        aria-haspopup="dialog"
        aria-label={about ? `Delivery information for ${about}` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        {isIcon ? <InfoIcon size={18} /> : "Delivery information"}
      </Button>
      {hasFailed ? <NotLoaded /> : null}
      {popup ? <DeliveryInformationPopup {...shown} {...popup} shippingInfo={shippingInfo} /> : null}
    </>
  );
}
