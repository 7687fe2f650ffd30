import type { Address, Brand, Currency, ServiceLevel, Site } from "@store/contract/shared";
import type { RecipientChoice, TenderChoice } from "../../basket/basket.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { isTaxExempt } from "../../basket/rules/is-tax-exempt.ts";
import type { PricedBasket, PricedLine, PricedShipment } from "../../basket/rules/price-basket.ts";
import type { ShopLine } from "../../basket/rules/shop-lines.ts";
import { currencyOfSite } from "../../basket/rules/to-order-summary.ts";
import type { BasketRecipient } from "../../basket/rules/to-recipients.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import { toEmail } from "../../checkout/rules/recipients/to-email.ts";
import { toPromise } from "./to-promise.ts";

/** An order before it is paid: everything it will hold, so that nothing said later of prices or titles changes it. */
export interface OrderDraft {
  site: Site;
  brand: Brand;
  email: string;
  currency: Currency;
  recipients: DraftRecipient[];
  billingAddress: Address | null;
  isTaxExempt: boolean;
  totals: Omit<PricedBasket, "lines" | "shipments" | "gifts" | "promotions">;
  promotions: { code: string; description: string }[];
  /** What is paid with money that was given before; cards stand on the attempt. */
  tenders: DraftTender[];
  shipments: DraftShipment[];
  lines: DraftLine[];
}

/** A gift card, tender code or certificate and what it pays. */
export interface DraftTender extends Pick<TenderChoice, "kind" | "numberHash" | "lastFour"> {
  amountCents: number;
}

/** Who gets a part of it, or the store that keeps it. */
export interface DraftRecipient {
  id: string;
  address: Address | null;
  locationId: string | null;
  choices: Omit<RecipientChoice, "id" | "address">;
}

export interface DraftShipment {
  id: string;
  recipientId: string;
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
  discountCents: number;
  servicesCents: number;
  taxCents: number;
}

/** Takes the order from a checkout that is ready. Throws when nobody can be told of it: that is asked before. */
export function toOrderDraft(state: BasketState): OrderDraft {
  const { basket, facts, recipients, priced, paid } = state;
  const { site, brand, choices } = basket;
  const email = toEmail(state);
  if (email === undefined) {
    throw new Error("An order needs an e-mail address. Check the reached step before drafting it.");
  }
  const { lines: pricedLines, shipments, gifts: _gifts, promotions, ...totals } = priced;
  const shipmentOf = new Map(shipments.flatMap((shipment) => shipment.lineIds.map((id) => [id, shipment] as const)));
  const priceOf = new Map(pricedLines.map((line) => [line.lineId, line]));
  return {
    site,
    brand,
    email,
    currency: currencyOfSite[site],
    recipients: recipients.map(toDraftRecipient),
    billingAddress: choices.billingAddress ?? recipients.find(({ address }) => address !== null)?.address ?? null,
    isTaxExempt: isTaxExempt(state),
    totals,
    promotions: facts.promotions
      .filter(({ code }) => promotions.codes.includes(code))
      .map(({ code, description }) => ({ code, description })),
    tenders: paid.tenders.flatMap(({ tender: { kind, numberHash, lastFour }, appliedCents }) =>
      appliedCents > 0 ? [{ kind, numberHash, lastFour, amountCents: appliedCents }] : [],
    ),
    shipments: shipments.map((shipment) => toDraftShipment(shipment, state)),
    lines: state.lines.map((line) =>
      toDraftLine(line, { shipment: shipmentOf.get(line.lineId), priced: priceOf.get(line.lineId) }),
    ),
  };
}

/** A shipment among all of an order. */
export function toShipmentId({ recipientId, id }: Pick<PricedShipment, "recipientId" | "id">): string {
  return `${recipientId}-${id}`;
}

function toDraftRecipient({ id, address, store, choice: { id: _id, address: _address, ...choices } }: BasketRecipient) {
  return { id, address, locationId: store?.locationId ?? null, choices };
}

function toDraftShipment(shipment: PricedShipment, state: BasketState): DraftShipment {
  const { levels, selected: level, chargeCents, recipientId } = shipment;
  const label = levels.find((offer) => offer.level === level)?.label ?? "";
  const estimate = toPromise(shipment, state);
  return { id: toShipmentId(shipment), recipientId, label, level, estimate, chargeCents };
}

function toDraftLine(
  line: ShopLine,
  { shipment, priced }: { shipment: PricedShipment | undefined; priced: PricedLine | undefined },
): DraftLine {
  const { item } = line;
  return {
    shipmentId: shipment ? toShipmentId(shipment) : null,
    sku: line.sku,
    title: item.title,
    optionText: item.optionLabel,
    personalizationText: line.personalizationText,
    picture: item.picture,
    navigateUrl: toProductUrl(line.sku),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    totalCents: priced?.totalCents ?? 0,
    discountCents: priced?.discountCents ?? 0,
    servicesCents: priced?.servicesCents ?? 0,
    taxCents: priced?.taxCents ?? 0,
  };
}
