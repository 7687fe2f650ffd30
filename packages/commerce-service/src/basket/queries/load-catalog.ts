import type { Brand, Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { ProductTerms } from "../../database/tables/product.ts";
import type { ServiceName } from "../../database/tables/shop-window.ts";
import type { SpecialOrderOption } from "../../database/tables/special-order.ts";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";
import type { PersonalizationRule } from "../../line-options/line-personalization.ts";
import { inSiteWords } from "../../pricing/to-metric-words.ts";
import { toSiteBoxes } from "../../pricing/to-site-length.ts";
import type { AddOn, StoreRecord } from "../basket-context.ts";
import type { CachedCatalog, CachedItem } from "../catalog-cache/cached-catalog.ts";
import { toItemTerms } from "../rules/terms.ts";
import { toLegs, toSelectionOptions } from "../rules/to-selection-options.ts";

export interface Storefront {
  site: Site;
  brand: Brand;
}

const noVersion = "The table shop_version is empty, so nobody knows which prices hold. Put a row into it.";

interface CatalogRow {
  version: string | null;
  taxRates: Record<string, number>;
  stores: readonly StoreRecord[];
  outages: readonly ServiceName[];
  addOns: Readonly<Record<string, readonly AddOn[]>>;
}

interface ItemsRow {
  version: string | null;
  items: readonly ItemJson[];
}

interface ItemJson
  extends Omit<
    CachedItem,
    | "categories"
    | "personalization"
    | "installation"
    | "terms"
    | "isSold"
    | "offerCents"
    | "sectional"
    | "choices"
    | "retiredChoice"
    | "standIn"
  > {
  category: string;
  department: string | null;
  personalization: PersonalizationRule | null;
  installation: { type: string; feeCents: Record<Site, number> } | null;
  terms: ProductTerms | null;
  offerCents: number | null;
  isOfBrand: boolean;
  sectional: (NonNullable<CachedItem["sectional"]> & { legs: readonly { code: string; name: string }[] }) | null;
  /** Null for an item that is not made to a shopper's order. */
  orderOptions: readonly SpecialOrderOption[] | null;
  /** The variants of its product in fabrics, which show what it looks like. */
  fabricPictures: Readonly<Record<string, { picture: string; pictureAlt: string }>> | null;
  /** The close-ups of all fabrics, if it is made to order. */
  closeUps: Readonly<Record<string, string>> | null;
}

/** The catalog of a site and brand in its current version, without items. */
export async function loadCatalog(database: Kysely<StoreDatabase>, storefront: Storefront): Promise<CachedCatalog> {
  const { rows } = await selectCatalog(storefront).execute(database);
  const [row] = rows;
  if (!row?.version) throw new Error(noVersion);
  const { version, taxRates, stores, outages, addOns } = row;
  return {
    version,
    taxRates,
    stores,
    storeRegions: [...new Set(stores.map(({ state }) => state))],
    outages: new Set(outages),
    addOns: new Map(Object.entries(addOns)),
    items: new Map(),
  };
}

/** Items by SKU, with the version of the catalog data. A SKU that does not exist is missing. */
export async function loadItems(
  database: Kysely<StoreDatabase>,
  storefront: Storefront,
  skus: readonly string[],
): Promise<{ version: string; items: CachedItem[] }> {
  const { rows } = await selectItems(storefront, skus).execute(database);
  const [row] = rows;
  if (!row?.version) throw new Error(noVersion);
  return { version: row.version, items: row.items.map((item) => toCachedItem(item, storefront.site)) };
}

function toCachedItem(json: ItemJson, site: Site): CachedItem {
  const { category, department, personalization, installation, terms, offerCents, isOfBrand, ...more } = json;
  const { sectional, orderOptions, fabricPictures, closeUps, ...item } = more;
  const faces = { fabricPictures: fabricPictures ?? {}, closeUps: closeUps ?? {} };
  const isSold = offerCents !== null && isOfBrand;
  return {
    ...inSiteWords(item, site),
    boxes: toSiteBoxes(item.boxes, site),
    categories: department === null ? [category] : [category, department],
    personalization: personalization && { ...personalization, feeCents: personalization.feeCents[site] },
    installation: installation && { ...installation, feeCents: installation.feeCents[site] },
    terms: terms && toItemTerms(terms, site),
    offerCents: isSold ? offerCents : 0,
    regularOfferCents: isSold ? (item.regularOfferCents ?? offerCents) : 0,
    isSold,
    sectional: sectional && { collectionCode: sectional.collectionCode, fabricChoiceCode: sectional.fabricChoiceCode },
    choices: orderOptions
      ? { options: toSelectionOptions(orderOptions, { site, ...faces }), isRequired: true }
      : sectional && { options: [toLegs(sectional.legs)], isRequired: false },
    retiredChoice: null,
    standIn: null,
  };
}

// So many of each category that one is in stock and not in the cart yet.
const maxAddOns = 8;

const selectCatalog = ({ site, brand }: Storefront) => sql<CatalogRow>`
  select (select version from shop_version)::text as version,
    (select coalesce(json_object_agg(region, rate_millionths), '{}') from tax_rate where country = ${countryOfSite[site]}) as "taxRates",
    (select coalesce(json_agg(json_build_object('locationId', location_id, 'name', name, 'address1', address1, 'city', city,
       'state', state, 'postalCode', postal_code, 'country', country, 'phone', phone, 'hours', hours)), '[]')
       from store_location where site = ${site}) as stores,
    (select coalesce(json_agg(service), '[]') from service_outage where site = ${site}) as outages,
    (select coalesce(json_object_agg(category, things), '{}') from (
       select category, json_agg(json_build_object('sku', sku, 'title', title, 'picture', picture, 'offerCents', price_cents)
         order by place) as things from (
       select p.category_slug as category, v.sku, p.name as title, v.picture, o.price_cents,
         row_number() over (partition by p.category_slug order by p.position, v.position) as place
       from product p join brand_product b on b.product_id = p.product_id and b.brand = ${brand}
         join variant v on v.product_id = p.product_id join offer o on o.sku = v.sku and o.site = ${site}
         join stock s on s.sku = v.sku
       where p.kind = 'item' and p.ship_method = 1 and p.customization_type <> 100 and p.terms is null) found
     where place <= ${maxAddOns} group by category) by_category) as "addOns"`;

const selectItems = ({ site, brand }: Storefront, skus: readonly string[]) => sql<ItemsRow>`
  select (select version from shop_version)::text as version, (select coalesce(json_agg(item), '[]') from (
    select v.sku, v.option_label as "optionLabel", v.picture, v.picture_alt as "pictureAlt",
      p.name as title, p.kind, p.ship_method as "shipMethod", p.is_taxable as "isTaxable", p.is_oversized as "isOversized",
      (p.is_made_to_order or s.sku is not null) as "isMadeToOrder", s.lead_weeks as "leadWeeks", s.options as "orderOptions",
      case when s.sku is not null then (select jsonb_object_agg(one.fabric_id, jsonb_build_object('picture', one.picture,
          'pictureAlt', one.picture_alt) order by one.position desc) from variant one join offer any_offer using (sku)
        where one.product_id = p.product_id and one.fabric_id is not null and any_offer.site = ${site}) end as "fabricPictures",
      case when s.sku is not null then (select jsonb_object_agg(fabric_id, picture) from fabric) end as "closeUps",
      p.boxes, p.restricted_states as "restrictedStates",
      p.customization_type as "customizationType", p.personalization, p.installation, p.terms, p.final_sale as "finalSale",
      (select jsonb_build_object('collectionCode', collection_code, 'legs', legs, 'fabricChoiceCode',
           (select choice_code from swatch where swatch.fabric_id = v.fabric_id order by choice_code limit 1))
         from sectional_sku join sectional_collection using (collection_code) where sectional_sku.sku = v.sku) as sectional,
      p.category_slug as category, c.parent_slug as department,
      coalesce(o.price_cents, case when s.is_made then (s.price_cents->>${site}::text)::int end) as "offerCents",
      o.regular_price_cents as "regularOfferCents", o.sale_ends_at as "saleEndsAt",
      exists (select from brand_product b where b.product_id = p.product_id and b.brand = ${brand}) as "isOfBrand"
    from variant v join product p using (product_id) join category c on c.slug = p.category_slug
      left join offer o on o.sku = v.sku and o.site = ${site} left join special_order s on s.sku = v.sku
    where v.sku = any(${skus}::text[])) item) as items`;
