import type { StoreDatabase } from "@store/commerce-service";
import { customizationType, type Site } from "@store/contract/shared";
import type { Insertable } from "kysely";
import { fabrics } from "./fabrics.ts";
import { type PictureHashes, toPicturePath } from "./picture-path.ts";
import type { Price, ProductSeed, VariantSeed } from "./product-seed.ts";
import { roomFabrics, roomOptions, roomPictures } from "./room-pictures.ts";

interface Sku {
  product: ProductSeed & { category: string };
  variant: VariantSeed;
}

/** A product's row; its position in the catalog is its position in every listing. */
export function toProductRow(
  product: ProductSeed & { category: string },
  { index, hashes }: { index: number; hashes: PictureHashes },
): Insertable<StoreDatabase["product"]> {
  const { id, kind = "item", terms } = product;
  const roomAlt = roomPictures[id] ?? null;
  return {
    product_id: id,
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
    // Gift cards are not taxed, and neither are donations.
    is_taxable: kind === "item",
    boxes: JSON.stringify(product.boxes ?? []),
    restricted_states: [...(product.restrictedStates ?? [])],
    customization_type: product.customizationType ?? customizationType.none,
    personalization: product.personalization ? JSON.stringify(product.personalization) : null,
    installation: product.installation ? JSON.stringify(product.installation) : null,
    terms: terms ? JSON.stringify({ title: null, ...terms }) : null,
    final_sale: product.finalSale ?? null,
    room_picture: roomAlt && toPicturePath(`${id}-room`, hashes),
    room_picture_alt: roomAlt,
    room_fabric_id: roomFabrics[id] ?? null,
    room_option: roomOptions[id] ?? null,
    position: index + 1,
  };
}

/** A SKU's row. An option that is a fabric has the fabric's color; a piece or a size in a fabric has none. */
export function toVariantRow({ product, variant }: Sku, index: number): Insertable<StoreDatabase["variant"]> {
  const fabric = variant.fabric && fabrics[variant.fabric];
  const size = variant.size ?? product.size;
  return {
    sku: variant.sku,
    product_id: product.id,
    option_label: variant.label ?? null,
    option_group: variant.group ?? null,
    color: variant.color ?? (fabric && fabric.name === variant.label ? fabric.color : null),
    color_family: variant.family ?? fabric?.family ?? null,
    material: variant.material ?? fabric?.material ?? null,
    fabric_id: variant.fabric ?? null,
    picture: variant.picture,
    picture_alt: variant.alt,
    drawing: toDrawingName(product, size),
    width: size?.width ?? null,
    depth: size?.depth ?? null,
    height: size?.height ?? null,
    diameter: size?.diameter ?? null,
    position: index + 1,
  };
}

/** The categories whose products have a drawing with their sizes. */
const furniture = [
  "sofas",
  "chairs",
  "coffee-and-side-tables",
  "shelves-and-media",
  "dining-tables",
  "dining-chairs",
  "beds",
  "bedroom-storage",
];

/** A drawing is named after its sizes: those of a product have one each. */
function toDrawingName({ id, category }: Sku["product"], size: VariantSeed["size"]): string | null {
  if (!size || !furniture.includes(category)) return null;
  const { width, depth, height, diameter } = size;
  return `drawings/${id}-${[width, depth, diameter, height].filter((side) => side !== undefined).join("x")}`;
}

/** The end of the month after this one, at midnight in the store's time zone, so that the samples are always on sale. */
function toEndOfSales(now: Date): Date {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1, 6));
  const zone = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", timeZoneName: "short" }).format(end);
  return zone.endsWith("CDT") ? new Date(end.getTime() - 60 * 60 * 1000) : end;
}

/** The offers of a SKU, by site. */
export function toOfferRows({ product, variant }: Sku): Insertable<StoreDatabase["offer"]>[] {
  // The keys of such a table are sites.
  const prices = Object.entries(variant.prices ?? product.prices ?? {}) as [Site, Price][];
  return prices.map(([site, price]) => {
    const { now, regular } = typeof price === "number" ? { now: price, regular: price } : price;
    const end = now < regular ? toEndOfSales(new Date()) : null;
    return { sku: variant.sku, site, price_cents: now, regular_price_cents: regular, sale_ends_at: end };
  });
}

/** The initial stock of a SKU; no row if it is made to order or issued on demand. */
export function toStockRows({ variant: { sku, stock } }: Sku): Insertable<StoreDatabase["stock"]>[] {
  return stock === undefined ? [] : [{ sku, available: stock, received: stock }];
}
