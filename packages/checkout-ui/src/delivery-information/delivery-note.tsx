import type { CartLine } from "@store/contract/shared";
import { estimatesAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { DeliveryInformationLink } from "./delivery-information-link.tsx";

/** When a line of the cart comes: as looked up, until then as the cart says itself; and how such things are brought. */
export function DeliveryNote({ line }: { line: CartLine }) {
  const estimates = useAtomValue(estimatesAtom);
  const { edd, calculatedShipMethod } = line.shippingDeliveryOptions;
  const note = estimates ? estimates.get(line.id) : edd?.message;
  return (
    <>
      {note ? <p data-part="delivery-note">{note}</p> : null}
      {line.itemInfo.isDonation ? null : (
        <DeliveryInformationLink about={line.itemInfo.title} shipMethod={calculatedShipMethod} initialTab={2} />
      )}
    </>
  );
}
