import type { ProductCard } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { findTerms } from "../../basket/rules/terms.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";
import { toPicture, toRoomPicture } from "../../views/to-picture.ts";
import { toProductUrl } from "../../views/to-product-url.ts";
import type { SoldProduct, SoldVariant } from "./group-by-product.ts";

/**
 * A product as listings show it: by the first of the matching `shown` SKUs, or by its first variant; all variants are
 * options.
 */
export function toProductCard(
  product: SoldProduct,
  { site, shown = [] }: { site: Site; shown?: readonly string[] },
): ProductCard {
  const [first, ...others] = toShown(product, shown);
  const { imagePath, imagePathHiRes, alt } = toPicture(first);
  const url = toProductUrl(first.sku);
  const note = toNote(first);
  const isOnePrice = others.every(({ priceCents }) => priceCents === first.priceCents);
  return {
    id: first.product_id,
    sku: first.sku,
    name: first.name,
    navigateUrl: url,
    urlPath: url,
    imagePath,
    imagePathHiRes,
    imageAlt: alt,
    hoverImage: toRoomPicture(first),
    formattedPrice: isOnePrice
      ? toVariantPrice(first, site)
      : `From ${toVariantPrice(cheapest([first, ...others]), site)}`,
    formattedRegularPrice: isOnePrice ? toRegularPrice(first, site) : null,
    isOnSale: [first, ...others].some(isReduced),
    // Every fabric and size is a separate SKU.
    optionChoiceParameter: null,
    customOrderConfirmation: toCustomConfirmation(first),
    ...(note === undefined ? {} : { note }),
    choices: product.length === 1 ? [] : product.map(toChoice),
  };
}

/** Whether an add of the variant has to accept terms. */
export function toCustomConfirmation({ terms, is_made_to_order: isMadeToOrder, available }: SoldVariant): {
  hasCustomOrderConfirmation: boolean;
} {
  return { hasCustomOrderConfirmation: findTerms({ terms, isMadeToOrder, available }) !== null };
}

/** The price of a variant as text: a donation has no price. */
export function toVariantPrice({ kind, priceCents }: SoldVariant, site: Site): string {
  return kind === "donation" ? "Any amount" : formatSitePrice(priceCents, site);
}

function toShown(product: SoldProduct, shown: readonly string[]): SoldProduct {
  const [first, ...others] = shown.flatMap((sku) => product.find((variant) => variant.sku === sku) ?? []);
  return first ? [first, ...others] : product;
}

function cheapest(variants: SoldProduct): SoldVariant {
  return variants.reduce((least, variant) => (variant.priceCents < least.priceCents ? variant : least));
}

function isReduced({ priceCents, regularPriceCents }: SoldVariant): boolean {
  return regularPriceCents > priceCents;
}

function toRegularPrice(variant: SoldVariant, site: Site): string | null {
  return isReduced(variant) ? formatSitePrice(variant.regularPriceCents, site) : null;
}

function toNote(variant: SoldVariant): string | undefined {
  if (variant.is_made_to_order) return "Made to order";
  return variant.personalization ? variant.personalization.label : undefined;
}

function toChoice({ sku, optionLabel, color, name }: SoldVariant): ProductCard["choices"][number] {
  return { sku, label: optionLabel ?? name, color, navigateUrl: toProductUrl(sku) };
}
