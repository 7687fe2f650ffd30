import type { Site } from "@store/contract/shared";
import { type BasketChoices, type BasketLine, firstRecipientId, type RecipientChoice } from "./basket.ts";
import type { BasketContext, CatalogItem, LoadedBasket } from "./basket-context.ts";
import { plainLine } from "./rules/basket-state.ts";

/** An item for tests; by default a plain parcel that is made on demand. */
export function sampleItem(change: Partial<CatalogItem> & Pick<CatalogItem, "sku">): CatalogItem {
  return {
    kind: "item",
    title: "Thing",
    optionLabel: null,
    picture: "thing",
    pictureAlt: "A thing",
    standIn: null,
    categories: [],
    shipMethod: 1,
    isTaxable: true,
    isOversized: false,
    isMadeToOrder: false,
    boxes: [],
    restrictedStates: [],
    customizationType: 0,
    personalization: null,
    installation: null,
    terms: null,
    sectional: null,
    choices: null,
    leadWeeks: null,
    finalSale: null,
    saleEndsAt: null,
    retiredChoice: null,
    offerCents: 1000,
    regularOfferCents: change.offerCents ?? 1000,
    available: null,
    isSold: true,
    ...change,
  };
}

export interface SampleBasket {
  site?: Site;
  /** Each line sells its own item, with the line's id as its SKU. */
  lines?: readonly { item?: Partial<CatalogItem>; line?: Partial<BasketLine> & Pick<BasketLine, "lineId"> }[];
  recipient?: Partial<RecipientChoice>;
  choices?: BasketChoices;
  basketContext?: Partial<BasketContext>;
}

/** A basket with its context for tests. */
export function sampleBasket({
  site = "US",
  lines = [],
  recipient,
  choices,
  basketContext,
}: SampleBasket): LoadedBasket {
  const stored = lines.map(
    ({ line }, position): BasketLine => ({
      ...plainLine,
      lineId: `line-${position}`,
      quantity: 1,
      position,
      ...line,
      sku: line?.sku ?? line?.lineId ?? `line-${position}`,
    }),
  );
  return {
    basket: {
      basketId: "basket",
      ownerId: "owner",
      site,
      brand: "general",
      version: 1,
      status: "open",
      isInCheckout: true,
      reachedStep: 1,
      choices: { ...(recipient && { recipients: [{ id: firstRecipientId, ...recipient }] }), ...choices },
      lines: stored,
    },
    basketContext: {
      items: new Map(stored.map(({ sku }, at) => [sku, sampleItem({ sku, ...lines[at]?.item })])),
      taxRates: {},
      storeRegions: [],
      stores: [],
      outages: new Set(),
      bookedTrips: {},
      registries: new Map(),
      addOns: [],
      promotions: [],
      tenders: [],
      account: null,
      typed: null,
      ...basketContext,
    },
  };
}
