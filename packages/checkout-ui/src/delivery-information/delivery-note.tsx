import type { CartLine } from "@store/contract/shared";
import { estimatesAtom } from "@store/shopper-state";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { submitsCart } from "../forms/cart-submit.ts";
import { DeliveryInformationLink } from "./delivery-information-link.tsx";
import { isRefused } from "./is-refused.ts";

/** When a line of the cart arrives, as looked up or otherwise as in the cart, and its ship method. */
export function DeliveryNote({ line }: { line: CartLine }) {
  const { edd, calculatedShipMethod } = line.shippingDeliveryOptions;
  const lookedUp = useLookedUp(line.id);
  const known = lookedUp === null ? edd?.message : lookedUp;
  // While another ship method is pending, the date is unknown: its line stays, so that nothing below it moves.
  const note = edd?.message === "" ? "\u00a0" : known;
  // If it cannot be delivered, the note is the reason.
  return (
    <div data-part="line-delivery">
      {note ? <p data-part={isRefused(line) ? "field-error" : "delivery-note"}>{note}</p> : null}
      {line.itemInfo.isDonation ? null : (
        <DeliveryInformationLink
          about={line.itemInfo.title}
          submit={submitsCart("showDelivery", line.id)}
          shipMethod={calculatedShipMethod}
          initialTab={2}
          isIcon={note !== undefined}
        />
      )}
    </div>
  );
}

// For this line only, so that new estimates rerender only what they change.
function useLookedUp(lineId: string): string | undefined | null {
  const lookedUpAtom = useMemo(
    () =>
      atom((get) => {
        const estimates = get(estimatesAtom);
        return estimates === null ? null : estimates.get(lineId);
      }),
    [lineId],
  );
  return useAtomValue(lookedUpAtom);
}
