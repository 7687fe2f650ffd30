import type { ShipMethod } from "@store/contract/shared";
import { cartAtom } from "@store/shopper-state";
import { Button, type ButtonProps } from "@store/ui-kit/button";
import { atom, useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { NotLoaded } from "../checkout/shell/not-loaded.tsx";
import type { DeliveryTab } from "./delivery-tab.ts";

const loadPopup = () => import("./delivery-information-popup.tsx");
const DeliveryInformationPopup = lazy(() => loadPopup().then((part) => ({ default: part.DeliveryInformationPopup })));
const shippingInfoAtom = atom((get) => get(cartAtom)?.shippingInfo ?? null);

export interface DeliveryInformationLinkProps {
  /** The item that it concerns, for screen readers. */
  readonly about?: string;
  /** Requests the texts without scripts, on a page that supports it. */
  readonly submit?: Pick<ButtonProps, "type" | "form" | "name" | "value">;
  readonly shipMethod?: ShipMethod;
  readonly initialTab?: DeliveryTab;
}

/** Opens "Shipping and Delivery Information"; the popup's script is preloaded on hover or focus. */
export function DeliveryInformationLink({ about, submit, ...popup }: DeliveryInformationLinkProps) {
  const [state, setState] = useState<"unloaded" | "closed" | "open" | "failed">("unloaded");
  const shippingInfo = useAtomValue(shippingInfoAtom);
  if (shippingInfo === null) return null;

  function open(): void {
    loadPopup().then(
      () => setState("open"),
      () => setState("failed"),
    );
  }
  // A failed preload is reported on the click.
  const prepare = () => void loadPopup().catch(() => {});

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
          open();
        }}
      >
        Delivery information
      </Button>
      {state === "failed" ? <NotLoaded /> : null}
      {state === "open" || state === "closed" ? (
        <Suspense>
          <DeliveryInformationPopup
            {...popup}
            shippingInfo={shippingInfo}
            isOpen={state === "open"}
            onClose={() => setState("closed")}
          />
        </Suspense>
      ) : null}
    </>
  );
}
