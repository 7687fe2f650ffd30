import { type Brand, brand, customizationType, type Site } from "@store/contract/shared";
import type { Insertable } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import { categories } from "./categories.ts";
import { homePages } from "./home-pages.ts";
import { type Price, prices } from "./prices.ts";
import type { ProductSeed } from "./product-seed.ts";
import { products } from "./products.ts";
import { stock } from "./stock.ts";
import { stores } from "./stores.ts";
import { taxPercents } from "./tax-rates.ts";
import { type VariantSeed, variants } from "./variants.ts";

/** The tables of a catalogue. */
export type CatalogTable =
  | "category"
  | "product"
  | "brand_product"
  | "home_page"
  | "variant"
  | "offer"
  | "stock"
  | "store_location"
  | "tax_rate";
export type SeedRows = { readonly [Table in CatalogTable]: readonly Insertable<StoreDatabase[Table]>[] };

const brands: readonly Brand[] = brand.options;

/** The sample catalogue as rows. */
export function toSeedRows(): SeedRows {
  return {
    category: categories,
    product: products.map(toProductRow),
    brand_product: brands.flatMap((name) => products.map(({ id }) => ({ brand: name, product_id: id }))),
    home_page: homePages.map(({ brand: name, hero, story, categories: tiles, sections }) => ({
      brand: name,
      hero: JSON.stringify(hero),
      story: story && JSON.stringify(story),
      categories: JSON.stringify(tiles),
      sections: JSON.stringify(sections),
    })),
    variant: variants.map(toVariantRow),
    offer: Object.entries(prices).flatMap(([sku, bySite]) => toOfferRows(sku, bySite)),
    stock: Object.entries(stock).map(([sku, available]) => ({ sku, available })),
    store_location: stores.map(({ hours, services, ...store }) => ({
      ...store,
      hours: JSON.stringify(hours),
      services: JSON.stringify(services),
    })),
    tax_rate: Object.entries(taxPercents).flatMap(([country, regions]) =>
      Object.entries(regions).map(([region, percent]) => ({
        country,
        region,
        rate_millionths: Math.round(percent * 10_000),
      })),
    ),
  };
}

function toProductRow(product: ProductSeed, index: number): Insertable<StoreDatabase["product"]> {
  const { kind = "item" } = product;
  return {
    product_id: product.id,
    kind,
    name: product.name,
    summary: product.summary,
    details: JSON.stringify(product.details),
    care: product.care,
    category_slug: product.category,
    option_name: product.optionName ?? null,
    ship_method: product.shipMethod,
    is_made_to_order: product.isMadeToOrder ?? false,
    is_oversized: product.isOversized ?? false,
    // Gift cards are money, and a donation buys nothing.
    is_taxable: kind === "item",
    boxes: JSON.stringify(product.boxes ?? []),
    restricted_states: [...(product.restrictedStates ?? [])],
    customization_type: product.customizationType ?? customizationType.none,
    personalization: product.personalization ? JSON.stringify(product.personalization) : null,
    position: index + 1,
  };
}

function toVariantRow(variant: VariantSeed, index: number): Insertable<StoreDatabase["variant"]> {
  return {
    sku: variant.sku,
    product_id: variant.product,
    option_label: variant.label ?? null,
    option_group: variant.group ?? null,
    color: variant.color ?? null,
    picture: variant.picture,
    picture_alt: variant.alt,
    width: variant.width ?? null,
    depth: variant.depth ?? null,
    height: variant.height ?? null,
    diameter: variant.diameter ?? null,
    position: index + 1,
  };
}

function toOfferRows(sku: string, bySite: Partial<Record<Site, Price>>): Insertable<StoreDatabase["offer"]>[] {
  // The keys of such a table are sites.
  return (Object.entries(bySite) as [Site, Price][]).map(([site, price]) => {
    const { now, regular } = typeof price === "number" ? { now: price, regular: price } : price;
    return { sku, site, price_cents: now, regular_price_cents: regular };
  });
}
