import type { Address, Brand, Currency, ServiceLevel, Site } from "@store/contract/shared";
import type { LoadedLine } from "../../cart/queries/find-basket.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import type { CheckoutState } from "../../checkout/rules/checkout-state.ts";
import type { PricedBasket, PricedShipment } from "../../checkout/rules/price-basket.ts";
import { currencyOfSite } from "../../checkout/rules/to-order-summary.ts";
import { estimateDelivery } from "../../delivery/rules/estimate-delivery.ts";

/** An order before it is paid: everything it will hold, so that nothing said later of prices or titles changes it. */
export interface OrderDraft {
  site: Site;
  brand: Brand;
  email: string;
  currency: Currency;
  shippingAddress: Address;
  billingAddress: Address;
  totals: Omit<PricedBasket, "lines" | "shipments">;
  shipments: DraftShipment[];
  lines: DraftLine[];
}

export interface DraftShipment {
  id: string;
  label: string;
  level: ServiceLevel;
  estimate: string;
  chargeCents: number;
}

export interface DraftLine {
  /** Null for what nobody carries. */
  shipmentId: string | null;
  sku: string;
  title: string;
  optionText: string | null;
  personalizationText: string | null;
  picture: string;
  navigateUrl: string;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  taxCents: number;
}

/** Takes the order from a checkout that is ready. Throws when it has no address or e-mail: that is asked before. */
export function toOrderDraft({ basket, lines, priced }: CheckoutState, now: Date): OrderDraft {
  const { site, brand, email, shipping_address: shippingAddress } = basket;
  if (shippingAddress === null || email === null) {
    throw new Error("An order needs an address and an e-mail. Check the reached step before drafting it.");
  }
  const { lines: pricedLines, shipments, ...totals } = priced;
  return {
    site,
    brand,
    email,
    currency: currencyOfSite[site],
    shippingAddress,
    billingAddress: basket.billing_address ?? shippingAddress,
    totals,
    shipments: shipments.map((shipment) => toDraftShipment(shipment, { lines, site, now })),
    lines: lines.map((line) => toDraftLine(line, { shipments, pricedLines })),
  };
}

function toDraftShipment(
  { id, kind, levels, selected, chargeCents, lineIds }: PricedShipment,
  { lines, site, now }: { lines: readonly LoadedLine[]; site: Site; now: Date },
): DraftShipment {
  const isMadeToOrder = lines.some((line) => line.isMadeToOrder && lineIds.includes(line.line_id));
  return {
    id,
    label: levels.find(({ level }) => level === selected)?.label ?? "",
    level: selected,
    estimate: `Arrives ${estimateDelivery({ site, kind, level: selected, isMadeToOrder, now })}`,
    chargeCents,
  };
}

function toDraftLine(
  line: LoadedLine,
  { shipments, pricedLines }: { shipments: readonly PricedShipment[]; pricedLines: PricedBasket["lines"] },
): DraftLine {
  const priced = pricedLines.find(({ lineId }) => lineId === line.line_id);
  return {
    shipmentId: shipments.find(({ lineIds }) => lineIds.includes(line.line_id))?.id ?? null,
    sku: line.sku,
    title: line.title,
    optionText: line.optionLabel,
    personalizationText: line.personalization_text,
    picture: line.picture,
    navigateUrl: toProductUrl(line.sku),
    quantity: line.quantity,
    unitPriceCents: line.priceCents,
    totalCents: priced?.totalCents ?? 0,
    taxCents: priced?.taxCents ?? 0,
  };
}
