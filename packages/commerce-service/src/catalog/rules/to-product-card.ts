import type { ProductCard } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { formatSitePrice } from "./format-site-price.ts";
import type { SoldProduct, SoldVariant } from "./group-by-product.ts";
import { toPicture } from "./to-picture.ts";
import { toProductUrl } from "./to-product-url.ts";

/** A product as lists show it: by its first variant, with the others to choose from [PROD-01]. */
export function toProductCard(product: SoldProduct, site: Site): ProductCard {
  const [first] = product;
  const { imagePath, imagePathHiRes, alt } = toPicture(first);
  const url = toProductUrl(first.sku);
  const note = toNote(first, site);
  return {
    id: first.product_id,
    sku: first.sku,
    name: first.name,
    navigateUrl: url,
    urlPath: url,
    imagePath,
    imagePathHiRes,
    imageAlt: alt,
    formattedPrice: toFormattedPrice(product, site),
    ...(note === undefined ? {} : { note }),
    choices: product.length === 1 ? [] : product.map(toChoice),
  };
}

/** One variant's price in words: a donation has no price of its own. */
export function toVariantPrice({ kind, priceCents }: SoldVariant, site: Site): string {
  return kind === "donation" ? "Any amount" : formatSitePrice(priceCents, site);
}

function toFormattedPrice(product: SoldProduct, site: Site): string {
  const cheapest = product.reduce((least, variant) => (variant.priceCents < least.priceCents ? variant : least));
  const isOnePrice = product.every(({ priceCents }) => priceCents === cheapest.priceCents);
  return isOnePrice ? toVariantPrice(cheapest, site) : `From ${toVariantPrice(cheapest, site)}`;
}

function toNote(variant: SoldVariant, site: Site): string | undefined {
  if (variant.regularPriceCents > variant.priceCents) return `Was ${formatSitePrice(variant.regularPriceCents, site)}`;
  if (variant.is_made_to_order) return "Made to order";
  return variant.personalization ? variant.personalization.label : undefined;
}

function toChoice({ sku, optionLabel, color, name }: SoldVariant): ProductCard["choices"][number] {
  return { sku, label: optionLabel ?? name, color, navigateUrl: toProductUrl(sku) };
}
