import type { ProductCard } from "@store/contract/catalog";
import { customizationType, type Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { findTerms } from "../../basket/rules/terms.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";
import { isStockSku } from "../../views/to-availability.ts";
import { toPicture, toRoomPicture } from "../../views/to-picture.ts";
import { toLayoutUrl, toProductUrl } from "../../views/to-product-url.ts";
import { toSaleText } from "../../views/to-sale-text.ts";
import { findLayouts } from "./find-layouts.ts";
import { type CardVariant, optionsOf, type SoldProduct, type SoldVariant } from "./group-by-product.ts";

interface CardOptions {
  site: Site;
  /** The SKUs of the card, the first of which it shows; all by default. */
  shown?: readonly string[];
  /** Whether the card stands for the shown SKU alone, such as one that was viewed. */
  isOneSku?: boolean;
}

/**
 * A product as listings show it: by the first of the matching `shown` SKUs, or by its first variant; all variants are
 * options. A collection is shown by its best-selling layout in the first fabric, at the price of all pieces, unless some
 * of them do not match.
 */
export function toProductCard(
  product: SoldProduct<CardVariant>,
  { site, shown = [], isOneSku = false }: CardOptions,
): ProductCard {
  const variants = toShown(product, shown);
  const [layout, ...otherLayouts] = findLayouts(variants).map(toLayoutFace);
  const [first, ...others] = layout ? [layout, ...otherLayouts] : variants;
  const { imagePath, imagePathHiRes, alt } = toPicture(first);
  const url = toUrl(first, layout);
  const note = [layout?.note, toNote(first)].filter(Boolean).join(". ");
  const isRoom = first.picture === first.room_picture;
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
    ...(isRoom && { isRoom }),
    hoverImage: isRoom ? null : toRoomPicture(first),
    formattedPrice: isOnePrice
      ? toVariantPrice(first, site)
      : `From ${toVariantPrice(cheapest([first, ...others]), site)}`,
    formattedRegularPrice: isOnePrice ? toRegularPrice(first, site) : null,
    isOnSale: [first, ...others].some(isReduced),
    ...toEndOfSale([first, ...others]),
    ...(first.rating && { rating: first.rating }),
    // Every fabric and size is a separate SKU.
    optionChoiceParameter: null,
    customOrderConfirmation: toCustomConfirmation(first),
    ...(note && { note }),
    ...toPurchase(isOneSku ? [first] : product),
    isStockSku: isStockSku(first),
    choices: product.length === 1 ? [] : optionsOf(first, product).map((choice) => toChoice(choice, layout)),
  };
}

type Layout = CardVariant & { note: string };

/** A layout as a variant: its picture, and the sum of its pieces. */
export function toLayoutFace(pieces: SoldProduct<CardVariant>): Layout {
  const [first] = pieces;
  const { layoutName, layoutPicture, name, fabricName } = first;
  return {
    ...first,
    picture: layoutPicture ?? first.picture,
    pictureAlt: `${layoutName} of the ${name} in ${fabricName}`,
    priceCents: sumCents(pieces.map(({ priceCents }) => priceCents)),
    regularPriceCents: sumCents(pieces.map(({ regularPriceCents }) => regularPriceCents)),
    note: `${layoutName}, ${pieces.length} pieces`,
  };
}

/** What can be added without a choice is added by the card; what is sold out, or takes an amount, has no button (AMB-229). */
function toPurchase(variants: SoldProduct<CardVariant>): Pick<ProductCard, "purchase"> {
  const [{ kind, customization_type: type }] = variants;
  if (kind === "donation" || variants.every(({ available }) => available === 0)) return {};
  return { purchase: variants.length === 1 && type !== customizationType.legacy ? "add" : "choose" };
}

/** Whether an add of the variant has to accept terms. */
export function toCustomConfirmation({
  terms,
  is_made_to_order: isMadeToOrder,
  available,
}: Pick<SoldVariant, "terms" | "is_made_to_order" | "available">): {
  hasCustomOrderConfirmation: boolean;
} {
  return { hasCustomOrderConfirmation: findTerms({ terms, isMadeToOrder, available }) !== null };
}

/** The price of a variant as text: a donation has no price. */
export function toVariantPrice({ kind, priceCents }: Pick<SoldVariant, "kind" | "priceCents">, site: Site): string {
  return kind === "donation" ? "Any amount" : formatSitePrice(priceCents, site);
}

function toShown(product: SoldProduct<CardVariant>, shown: readonly string[]): SoldProduct<CardVariant> {
  const [first, ...others] = shown.flatMap((sku) => product.find((variant) => variant.sku === sku) ?? []);
  return first ? [first, ...others] : product;
}

function cheapest(variants: SoldProduct<CardVariant>): CardVariant {
  return variants.reduce((least, variant) => (variant.priceCents < least.priceCents ? variant : least));
}

function isReduced({ priceCents, regularPriceCents }: CardVariant): boolean {
  return regularPriceCents > priceCents;
}

function toRegularPrice(variant: CardVariant, site: Site): string | null {
  return isReduced(variant) ? formatSitePrice(variant.regularPriceCents, site) : null;
}

/** Until when it is on sale, if the sales of all shown variants end together. */
function toEndOfSale(shown: readonly CardVariant[]): Pick<ProductCard, "saleText"> {
  const [text, ...others] = new Set(
    shown.filter(isReduced).map(({ saleEndsAt }) => saleEndsAt && toSaleText(saleEndsAt)),
  );
  return text && others.length === 0 ? { saleText: text } : {};
}

function toNote(variant: CardVariant): string | undefined {
  if (variant.is_made_to_order) return "Made to order";
  return variant.personalization ? variant.personalization.label : undefined;
}

/** The choices of a piece or a layout of a sectional are its fabrics. */
function toChoice(choice: CardVariant, layout: Layout | undefined) {
  const { sku, optionLabel, color, name, itemTypeCode, fabricName } = choice;
  const fabric = itemTypeCode === null ? null : fabricName;
  return { sku, label: fabric ?? optionLabel ?? name, color, navigateUrl: toUrl(choice, layout) };
}

/** The page that sells what the card shows. */
function toUrl({ sku }: CardVariant, layout: Layout | undefined): string {
  return layout?.layoutName ? toLayoutUrl(sku, layout.layoutName) : toProductUrl(sku);
}
