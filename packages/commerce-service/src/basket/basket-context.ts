import type { CardTypeName } from "@store/contract/payment";
import type { Address, Box, CustomizationType, ShipMethod, Site } from "@store/contract/shared";
import { type Personalization, toUnitPrice } from "../cart/rules/to-unit-price.ts";
import type { ProductTable } from "../database/tables/product.ts";
import type { ServiceName } from "../database/tables/shop-window.ts";
import type { Promotion } from "../promotions/rules/promotion.ts";
import type { Basket, BasketLine, LineState, TenderChoice } from "./basket.ts";

/** What the shop says today of the things that a basket names. */
export interface BasketContext {
  /** By SKU; a SKU that this site and brand do not sell has facts too, but `isSold` is false. */
  items: ReadonlyMap<string, CatalogItem>;
  /** In millionths, by region; a region that is missing taxes nothing. */
  taxRates: Readonly<Record<string, number>>;
  /** The states or provinces in which a store of the site stands. */
  storeRegions: readonly string[];
  /** The stores of the site. */
  stores: readonly StoreRecord[];
  outages: ReadonlySet<ServiceName>;
  /** How many orders the trips to the basket's areas have already, by trip; those without are missing. */
  bookedTrips: Readonly<Record<string, number>>;
  /** Things that go well with what a request adds, where it asks for them. */
  addOns: readonly AddOn[];
  /** The promotions of the codes that the basket or the request names, on whatever site. */
  promotions: readonly PromotionRecord[];
  /** The tenders that the basket or the request names. */
  tenders: readonly TenderRecord[];
  account: AccountRecord | null;
}
/** A SKU as this site sells it today; amounts in cents of its currency. */
export interface CatalogItem {
  sku: string;
  kind: ProductTable["kind"];
  title: string;
  optionLabel: string | null;
  picture: string;
  pictureAlt: string;
  /** Its category and department. */
  categories: readonly string[];
  shipMethod: ShipMethod;
  isTaxable: boolean;
  isOversized: boolean;
  isMadeToOrder: boolean;
  /** In the site's unit of length. */
  boxes: Box[];
  restrictedStates: string[];
  customizationType: CustomizationType;
  personalization: Personalization | null;
  installation: { type: string; feeCents: number } | null;
  offerCents: number;
  regularOfferCents: number;
  /** Null when it is made or issued on demand. */
  available: number | null;
  isSold: boolean;
}

export interface AddOn {
  sku: string;
  title: string;
  picture: string;
  offerCents: number;
}

export interface StoreRecord {
  locationId: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  phone: string;
  hours: string[];
}

/** A code with whether it was used as often as it may be: by anybody, or by this customer. */
export interface PromotionRecord extends Promotion {
  isUsed: boolean;
}

/** A gift card, tender code or certificate as its issuer keeps it. */
export interface TenderRecord {
  kind: TenderChoice["kind"];
  numberHash: string;
  /** Of a gift card. */
  pinHash: string | null;
  lastFour: string;
  site: Site;
  /** What is left on it; of a certificate its amount. */
  balanceCents: number;
  expiresAt: string | null;
  /** Of a certificate: whether an order has used it up. */
  isUsed: boolean;
  /** Whose certificate it is. */
  accountId: string | null;
  description: string | null;
}

export interface AccountRecord {
  accountId: string;
  email: string;
  firstName: string;
  isTaxExempt: boolean;
  addresses: readonly (Address & { addressId: string })[];
  cards: readonly SavedCardRecord[];
  certificates: readonly (TenderRecord & { certificateId: string })[];
}

export interface SavedCardRecord {
  cardId: string;
  token: string;
  type: CardTypeName;
  lastFour: string;
  expMonth: string;
  expYear: string;
}

/** A basket with what the shop says of it today. */
export interface LoadedBasket {
  basket: Basket;
  basketContext: BasketContext;
}

/** A line with what the shop says of its item today. Amounts are for one item, in cents; 0 when it is not sold. */
export interface ResolvedLine extends BasketLine {
  item: CatalogItem;
  /** With the fee for its text; a donation's own amount. */
  unitPriceCents: number;
  regularUnitPriceCents: number;
  /** For fitting one item, where that was asked for and is done. */
  installationCents: number;
}

/** The lines of a basket in a state, by default those that are ordered, in the order in which they were added. */
export function resolveLines({ basket, basketContext }: LoadedBasket, state: LineState = "cart"): ResolvedLine[] {
  return basket.lines.filter((line) => line.state === state).map((line) => resolveLine(line, basketContext.items));
}

function resolveLine(line: BasketLine, items: ReadonlyMap<string, CatalogItem>): ResolvedLine {
  const item = items.get(line.sku);
  if (!item) throw new Error(`The item ${line.sku} of a line is unknown. Its facts are read with the basket.`);
  const toPrice = (cents: number) =>
    item.isSold ? toUnitPrice(cents, { ...line, personalization: item.personalization }) : 0;
  // What is collected in a store leaves it in its boxes: nobody comes along to fit it.
  const hasInstallation = line.hasInstallation && line.locationId === null;
  return {
    ...line,
    hasInstallation,
    item,
    unitPriceCents: toPrice(item.offerCents),
    regularUnitPriceCents: toPrice(item.regularOfferCents),
    installationCents: hasInstallation ? (item.installation?.feeCents ?? 0) : 0,
  };
}
