import type { CheckoutModel, Shipment } from "@store/contract/checkout";
import { type DeliveryFields, levelOf } from "./delivery-fields.ts";

const standardLevel = 1;

function chargeOf({ availableServiceLevels }: Shipment, level: Shipment["selectedServiceLevel"]): number {
  return availableServiceLevels.find((offered) => offered.level === level)?.charge ?? 0;
}

/**
 * The checkout model with the prices of the levels selected on screen, in cents. Shipping is not taxed; the surcharge
 * applies to standard parcels and disappears with the last of them. The service's reply to Next replaces it.
 */
export function withChosenLevels(model: CheckoutModel, fields: DeliveryFields): CheckoutModel {
  const { orderSummary } = model;
  const shipments = model.shippingOptions.recipients.flatMap(({ id, shipments: own }) =>
    own.map((shipment) => ({ shipment, level: levelOf(id, shipment, fields) })),
  );
  const changeCents = shipments.reduce(
    (sum, { shipment, level }) => sum + chargeOf(shipment, level) - chargeOf(shipment, shipment.selectedServiceLevel),
    0,
  );
  const isStandard = shipments.some(({ level }) => level === standardLevel);
  const surcharge = isStandard ? orderSummary.surcharge : 0;
  const totalChangeCents = changeCents + surcharge - orderSummary.surcharge;
  return {
    ...model,
    orderSummary: {
      ...orderSummary,
      shipping: orderSummary.shipping + changeCents,
      surcharge,
      total: orderSummary.total + totalChangeCents,
      amountDue: orderSummary.amountDue + totalChangeCents,
    },
  };
}
