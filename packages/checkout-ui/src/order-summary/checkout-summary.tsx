import type { CheckoutModel } from "@store/contract/checkout";
import { ExpandIcon } from "@store/ui-kit/icons";
import { countOf } from "../line-list/count-of.ts";
import { LineList } from "../line-list/line-list.tsx";
import { arePlacesKnown } from "../steps/are-places-known.ts";
import { OrderSummary } from "./order-summary.tsx";

/** The summary beside every step: amounts first, the items behind one press. */
export function CheckoutSummary({ model }: { model: CheckoutModel }) {
  const { recipients } = model.shippingOptions;
  const shipments = recipients.flatMap((recipient) => recipient.shipments);
  const shipped = shipments.flatMap(({ lineItems }) => lineItems);
  const isShippingKnown = shipments.every(({ availableServiceLevels }) => availableServiceLevels.length > 0);
  const lines = [...shipped, ...model.otherLines];
  const isTaxKnown = arePlacesKnown(recipients);
  return (
    <section data-part="summary" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <OrderSummary summary={model.orderSummary} isTaxKnown={isTaxKnown} isShippingKnown={isShippingKnown} />
      {lines.length > 0 ? (
        <details data-part="summary-items">
          <summary>
            {countOf(lines)}
            <ExpandIcon size={18} />
          </summary>
          <LineList lines={lines} currency={model.orderSummary.currency} />
        </details>
      ) : null}
    </section>
  );
}
