import type { CardTypeName } from "@store/contract/payment";
import type { Address, Box, CustomizationType, ShipMethod, Site } from "@store/contract/shared";
import type { FinalSale, ProductTable } from "../database/tables/product.ts";
import type { ServiceName } from "../database/tables/shop-window.ts";
import type { StandIn } from "../line-options/line-options.ts";
import type { Personalization } from "../line-options/line-personalization.ts";
import type { Promotion } from "../pricing/promotion.ts";
import type { SelectionOption } from "../pricing/selection/selection.ts";
import { toUnitPrice } from "../pricing/to-unit-price.ts";
import type { RegistryRecord } from "../registries/registry-record.ts";
import type { Basket, BasketLine, LineState, TenderChoice } from "./basket.ts";
import { selectItem } from "./rules/select-item.ts";
import type { ItemTerms } from "./rules/terms.ts";

/** The current data of everything that a basket references. */
export interface BasketContext {
  /** By SKU. A SKU that this site and brand do not sell is included with `isSold` false. */
  items: ReadonlyMap<string, CatalogItem>;
  /** In millionths, by region; a missing region is not taxed. */
  taxRates: Readonly<Record<string, number>>;
  /** The states or provinces with a store of the site. */
  storeRegions: readonly string[];
  /** The stores of the site. */
  stores: readonly StoreRecord[];
  outages: ReadonlySet<ServiceName>;
  /** How many orders the trips to the basket's areas already have, by trip; trips without orders are missing. */
  bookedTrips: Readonly<Record<string, number>>;
  /** The gift registries of its lines and of the request, by the codes of their links. */
  registries: ReadonlyMap<string, RegistryRecord>;
  /** Add-ons for the items of a request, if it asks for them. */
  addOns: readonly AddOn[];
  /** The promotions of the codes in the basket or the request, of any site. */
  promotions: readonly PromotionRecord[];
  /** The tenders in the basket or the request. */
  tenders: readonly TenderRecord[];
  account: AccountRecord | null;
  /** The postal code that was typed last in this session; null without one. */
  typed: TypedPostalCode | null;
}

/** A postal code of the site's country that a shopper typed, on whatever page, and when. */
export interface TypedPostalCode {
  postalCode: string;
  at: Date;
}

/** A SKU as this site currently sells it; amounts in cents of its currency. */
export interface CatalogItem {
  sku: string;
  kind: ProductTable["kind"];
  title: string;
  optionLabel: string | null;
  picture: string;
  pictureAlt: string;
  /** What is said of its picture, if that shows another choice than the line's. */
  standIn: StandIn | null;
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
  /** `findTerms` says whether an add has to accept them. */
  terms: ItemTerms | null;
  /** `findReturnPolicy` says what cannot be returned. */
  finalSale: FinalSale | null;
  /** The collection of a piece of a sectional, with the swatch of its fabric; null for any other item. */
  sectional: { collectionCode: string; fabricChoiceCode: string | null } | null;
  /** What is chosen of it beyond its SKU, and whether each has to be; null if nothing is. */
  choices: { options: readonly SelectionOption[]; isRequired: boolean } | null;
  /** How many weeks it is in the workshop, if it is made to order; null for the usual ones. */
  leadWeeks: number | null;
  /** The name of a choice that is no longer made; null without one. */
  retiredChoice: string | null;
  offerCents: number;
  regularOfferCents: number;
  /** When its sale ends, as an ISO 8601 text; null if that is not known, or it is not on sale. */
  saleEndsAt: string | null;
  /** Null if it is made or issued on demand. */
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

/** A code, and whether its limit of uses is reached: in total, or for this customer. */
export interface PromotionRecord extends Promotion {
  isUsed: boolean;
}

/** A gift card, tender code or certificate as its issuer stores it. */
export interface TenderRecord {
  kind: TenderChoice["kind"];
  numberHash: string;
  /** Of a gift card. */
  pinHash: string | null;
  lastFour: string;
  site: Site;
  /** The remaining balance; for a certificate its amount. */
  balanceCents: number;
  expiresAt: string | null;
  /** For a certificate: whether an order has used it. */
  isUsed: boolean;
  /** The account of a certificate. */
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

/** A basket with the current data of its items. */
export interface LoadedBasket {
  basket: Basket;
  basketContext: BasketContext;
}

/** A line with the current data of its item. Amounts are for one item, in cents; 0 if it is not sold. */
export interface ResolvedLine extends BasketLine {
  item: CatalogItem;
  /** Including the fee for its text; for a donation its own amount. */
  unitPriceCents: number;
  regularUnitPriceCents: number;
  /** The installation fee for one item, if it is selected and available. */
  installationCents: number;
}

/** The lines of a basket in a state, by default those to be ordered, in the order in which they were added. */
export function resolveLines({ basket, basketContext }: LoadedBasket, state: LineState = "cart"): ResolvedLine[] {
  return basket.lines.filter((line) => line.state === state).map((line) => resolveLine(line, basketContext.items));
}

function resolveLine(line: BasketLine, items: ReadonlyMap<string, CatalogItem>): ResolvedLine {
  const found = items.get(line.sku);
  if (!found)
    throw new Error(`The item ${line.sku} of a line is unknown. The snapshot has to read it with the basket.`);
  const item = selectItem(found, line.options.choice);
  const toPrice = (cents: number) =>
    item.isSold ? toUnitPrice(cents, { ...line, personalization: item.personalization }) : 0;
  // Items for pickup are not installed.
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
