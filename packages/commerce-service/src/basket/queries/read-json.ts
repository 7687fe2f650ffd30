import type { Site } from "@store/contract/shared";
import { inSiteWords } from "../../catalog/rules/to-metric-words.ts";
import { toSiteBoxes } from "../../catalog/rules/to-site-length.ts";
import type { AddressColumns } from "../../database/tables/address-columns.ts";
import type { PersonalizationRule } from "../../database/tables/product.ts";
import { toAddress } from "../../database/to-address.ts";
import type { Basket, BasketChoices, LineState } from "../basket.ts";
import type { AccountFacts, BasketFacts, ItemFacts, PromotionFacts, ServiceName } from "../basket-facts.ts";

/** A basket as the database puts it into JSON. */
export interface BasketRowJson {
  basket_id: string;
  owner_id: string;
  site: Site;
  brand: Basket["brand"];
  version: number;
  status: Basket["status"];
  in_checkout: boolean;
  reached_step: Basket["reachedStep"];
  choices: BasketChoices;
  lines: readonly BasketLineJson[];
}
/** A line as its row is. */
export interface BasketLineJson {
  line_id: string;
  basket_id: string;
  sku: string;
  quantity: number;
  state: LineState;
  position: number;
  donation_cents: number | null;
  personalization_text: string | null;
  recipient_id: string | null;
  location_id: string | null;
  has_installation: boolean;
  option_choice: string | null;
  registry_id: string | null;
}

export interface FactsJson extends Omit<BasketFacts, "items" | "stores" | "outages" | "promotions" | "account"> {
  items: readonly ItemJson[];
  stores: readonly StoreJson[];
  outages: readonly ServiceName[];
  promotions: readonly (Omit<PromotionFacts, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string | null })[];
  account: (Omit<AccountFacts, "addresses"> & { addresses: (AddressColumns & { address_id: string })[] }) | null;
}
interface ItemJson
  extends Omit<
    ItemFacts,
    "categories" | "personalization" | "installation" | "isSold" | "offerCents" | "regularOfferCents"
  > {
  category: string;
  department: string | null;
  personalization: PersonalizationRule | null;
  installation: { type: string; feeCents: Record<Site, number> } | null;
  offerCents: number | null;
  regularOfferCents: number | null;
  isOfBrand: boolean;
}
interface StoreJson extends Omit<BasketFacts["stores"][number], "locationId" | "postalCode"> {
  location_id: string;
  postal_code: string;
}

/** The aggregate of a basket's row and lines. */
export function toBasket(row: BasketRowJson): Basket {
  return {
    basketId: row.basket_id,
    ownerId: row.owner_id,
    site: row.site,
    brand: row.brand,
    version: row.version,
    status: row.status,
    isInCheckout: row.in_checkout,
    reachedStep: row.reached_step,
    choices: row.choices,
    lines: row.lines.map((line) => ({
      lineId: line.line_id,
      sku: line.sku,
      quantity: line.quantity,
      state: line.state,
      position: line.position,
      donationCents: line.donation_cents,
      personalizationText: line.personalization_text,
      recipientId: line.recipient_id,
      locationId: line.location_id,
      hasInstallation: line.has_installation,
      optionChoice: line.option_choice,
      registryId: line.registry_id,
    })),
  };
}

/** What the shop says, in the site's words, units and currency. */
export function toFacts({ items, stores, outages, promotions, account, ...facts }: FactsJson, site: Site): BasketFacts {
  return {
    ...facts,
    items: new Map(items.map((item) => [item.sku, toItemFacts(item, site)])),
    stores: stores.map(({ location_id, postal_code, name, address1, city, state, country, phone, hours }) => ({
      locationId: location_id,
      postalCode: postal_code,
      name,
      address1,
      city,
      state,
      country,
      phone,
      hours,
    })),
    outages: new Set(outages),
    promotions: promotions.map(({ startsAt, endsAt, ...promotion }) => ({
      ...promotion,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    })),
    account: account && {
      ...account,
      addresses: account.addresses.map((row) => ({ addressId: row.address_id, ...toAddress(row) })),
    },
  };
}

function toItemFacts(json: ItemJson, site: Site): ItemFacts {
  const { category, department, personalization, installation, offerCents, regularOfferCents, isOfBrand, ...item } =
    json;
  const isSold = offerCents !== null && isOfBrand;
  return {
    ...inSiteWords(item, site),
    // What stands in stock leaves at once, whoever made it.
    isMadeToOrder: item.isMadeToOrder && item.available === null,
    boxes: toSiteBoxes(item.boxes, site),
    categories: department === null ? [category] : [category, department],
    personalization: personalization && { ...personalization, feeCents: personalization.feeCents[site] },
    installation: installation && { ...installation, feeCents: installation.feeCents[site] },
    offerCents: isSold ? offerCents : 0,
    regularOfferCents: isSold ? (regularOfferCents ?? offerCents) : 0,
    isSold,
  };
}
