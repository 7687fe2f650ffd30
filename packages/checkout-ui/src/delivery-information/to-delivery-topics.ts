import type { ShipMethod, ShippingInfo } from "@store/contract/shared";
import { deliveryKinds } from "./delivery-kinds.ts";
import { toDeliveryTerms } from "./delivery-terms.ts";
import { type DeliveryTexts, deliveryTexts } from "./delivery-texts.ts";

/** One tab of the popup. */
export interface DeliveryTopic {
  readonly value: keyof DeliveryTexts;
  readonly title: string;
  readonly texts: readonly string[];
}

const titles = {
  charges: "Shipping Charges",
  details: "Delivery Details",
  places: "Domestic and International",
} as const;

/** The popup's tabs in their order; Canada has no third one. */
export function toDeliveryTopics(shipMethod: ShipMethod, shippingInfo: ShippingInfo): DeliveryTopic[] {
  const terms = toDeliveryTerms(shippingInfo);
  const texts = deliveryTexts[deliveryKinds[shipMethod]](terms);
  const values = terms.isCanada ? (["charges", "details"] as const) : (["charges", "details", "places"] as const);
  return values.map((value) => ({
    value,
    title: titles[value],
    texts: texts[value].filter((text) => text !== null),
  }));
}
