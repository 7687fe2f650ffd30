import type { CheckoutModel } from "@store/contract/checkout";
import type { PlaceOrder } from "@store/contract/orders/requests";

/** The order as the shopper saw it when clicking: it is placed only as shown. */
export function toQuote({
  orderSummary,
  basketId,
  version,
  shippingOptions,
}: CheckoutModel): Omit<PlaceOrder, "adata"> {
  const shipments = shippingOptions.recipients.flatMap((recipient) => recipient.shipments);
  return {
    quotedTotal: orderSummary.total,
    basketId,
    version,
    quotedEstimates: shipments.flatMap(({ availableServiceLevels, selectedServiceLevel }) => {
      const level = availableServiceLevels.find((offered) => offered.level === selectedServiceLevel);
      return level ? [level.estimate] : [];
    }),
  };
}
