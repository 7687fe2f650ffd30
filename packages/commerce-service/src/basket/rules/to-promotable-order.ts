import { kindOfShipMethod } from "../../delivery/rules/delivery-place.ts";
import type { LineToDiscount, PromotableOrder } from "../../pricing/promotion.ts";
import type { LoadedBasket, PromotionRecord, ResolvedLine } from "../basket-context.ts";

/** A basket as promotions evaluate it. */
export function toPromotableOrder(
  { basket: { site }, basketContext }: LoadedBasket,
  lines: readonly ResolvedLine[],
  now: Date,
): PromotableOrder {
  const usedCodes = new Set(basketContext.promotions.flatMap(({ code, isUsed }) => (isUsed ? [code] : [])));
  return { now, site, lines: lines.map(toLineToDiscount), usedCodes };
}

/** The applied promotions of the basket in order; those that only a request names are excluded. */
export function findAppliedPromotions({ basket: { choices }, basketContext }: LoadedBasket): PromotionRecord[] {
  return (choices.promoCodes ?? []).flatMap((code) => basketContext.promotions.find((one) => one.code === code) ?? []);
}

function toLineToDiscount({ lineId, quantity, unitPriceCents, item, locationId }: ResolvedLine): LineToDiscount {
  return {
    lineId,
    totalCents: quantity * unitPriceCents,
    categorySlugs: item.categories,
    isDonation: item.kind === "donation",
    isGiftCard: item.kind === "giftCard",
    isParcel: locationId === null && kindOfShipMethod[item.shipMethod] === "parcel",
  };
}
