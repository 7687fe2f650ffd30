import { sumCents } from "@store/price-format";
import type { OrderTotals } from "../../database/tables/order-draft.ts";
import { type AppliedPromotions, applyPromotions } from "../../pricing/apply-promotions.ts";
import { type GiftCharge, priceGifts } from "../../pricing/price-gifts.ts";
import type { LoadedBasket, ResolvedLine } from "../basket-context.ts";
import { isTaxExempt } from "./is-tax-exempt.ts";
import { type PricedShipment, priceShipments } from "./price-shipments.ts";

import { toLineToWrap } from "./to-line-to-wrap.ts";
import { findAppliedPromotions, toPromotableOrder } from "./to-promotable-order.ts";
import type { BasketRecipient } from "./to-recipients.ts";

export type { PricedShipment } from "./price-shipments.ts";

export interface PricedLine {
  lineId: string;
  /** Quantity times unit price. */
  totalCents: number;
  discountCents: number;
  /** The installation fees of its items. */
  servicesCents: number;
  taxCents: number;
}

export interface PricedBasket extends OrderTotals {
  lines: PricedLine[];
  shipments: PricedShipment[];
  /** The charges for wrapping and packaging, by recipient. */
  gifts: GiftCharge[];
  promotions: AppliedPromotions;
}

/** The price of a basket in integer cents: the one computation for cart, checkout and order. */
export function priceBasket(
  loaded: LoadedBasket,
  recipients: readonly BasketRecipient[],
  lines: readonly ResolvedLine[],
  now: Date,
): PricedBasket {
  const {
    basket: { site },
    basketContext,
  } = loaded;
  const isExempt = isTaxExempt(loaded);
  const regionOf = new Map(
    recipients.flatMap(({ taxRegion, lines: own }) => own.map(({ lineId }) => [lineId, taxRegion] as const)),
  );
  const promotions = applyPromotions(findAppliedPromotions(loaded), toPromotableOrder(loaded, lines, now));
  const priced = lines.map((line, at): PricedLine => {
    const totalCents = line.quantity * line.unitPriceCents;
    const discountCents = promotions.lines[at]?.discountCents ?? 0;
    const region = regionOf.get(line.lineId) ?? null;
    const isTaxed = line.item.isTaxable && line.item.kind !== "donation" && region !== null && !isExempt;
    return {
      lineId: line.lineId,
      totalCents,
      discountCents,
      servicesCents: line.quantity * line.installationCents,
      taxCents: isTaxed ? taxLine(totalCents - discountCents, basketContext.taxRates[region] ?? 0) : 0,
    };
  });
  const { storeRegions } = basketContext;
  const { isStandardParcelFree } = promotions;
  const shipments = priceShipments(recipients, { site, storeRegions, isStandardParcelFree, now });
  const gifts = priceGifts(recipients.map(toGifts), site);

  const subtotalCents = sumCents(priced.map((line) => line.totalCents));
  const servicesCents = sumCents([
    ...priced.map((line) => line.servicesCents),
    ...gifts.map((charge) => charge.totalCents),
  ]);
  const shippingCents = sumCents(shipments.map((shipment) => shipment.chargeCents));
  const surchargeCents = sumCents(shipments.map((shipment) => shipment.surchargeCents));
  const { discountCents } = promotions;
  const taxCents = sumCents(priced.map((line) => line.taxCents));
  const totalCents = sumCents([subtotalCents, servicesCents, shippingCents, surchargeCents, -discountCents, taxCents]);
  return {
    lines: priced,
    shipments,
    gifts,
    promotions,
    subtotalCents,
    servicesCents,
    shippingCents,
    surchargeCents,
    discountCents,
    taxCents,
    totalCents,
  };
}

function toGifts({ id, choice: { gift, bagging = "none" }, lines }: BasketRecipient) {
  return {
    recipientId: id,
    giftOptions: gift ?? { isGift: false, giftWrap: null },
    baggingOption: bagging,
    lines: lines.map(toLineToWrap),
  };
}

/**
 * The tax of a line in cents: its total times the rate in millionths, rounding half a cent up, line by line. Computed
 * in BigInt, since the product of two large amounts may exceed the safe integers.
 */
function taxLine(totalCents: number, rateMillionths: number): number {
  return Number((BigInt(totalCents) * BigInt(rateMillionths) + 500_000n) / 1_000_000n);
}
