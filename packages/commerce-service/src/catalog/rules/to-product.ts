import type { Fabric, Link, Picture, Product, ProductCard } from "@store/contract/catalog";
import { availabilityStatus, customizationType, type Site } from "@store/contract/shared";
import type { DisplaySwatch } from "@store/contract/swatches";
import { toOfferedReturns } from "../../basket/rules/return-policy.ts";
import { regionsOfSite } from "../../places/rules/regions-of-site.ts";
import { formatSitePrice } from "../../pricing/format-site-price.ts";
import { toSiteWords } from "../../pricing/to-metric-words.ts";
import { systemOfMeasure, toSiteBoxes, toSiteLength } from "../../pricing/to-site-length.ts";
import { isStockSku, toAvailability } from "../../views/to-availability.ts";
import { currencyOfSite } from "../../views/to-order-summary.ts";
import { toDrawing, toFabricView, toPicture, toRoomPicture, toSwatchPath } from "../../views/to-picture.ts";
import { toProductUrl } from "../../views/to-product-url.ts";
import { toSaleText } from "../../views/to-sale-text.ts";
import { findLayouts } from "./find-layouts.ts";
import { optionsOf, type SoldProduct, type SoldVariant } from "./group-by-product.ts";
import { toDeliveryMessage } from "./to-delivery-message.ts";
import { toCategoryLink } from "./to-departments.ts";
import { toCustomConfirmation, toLayoutFace, toVariantPrice } from "./to-product-card.ts";

interface ProductParts {
  siblings: SoldProduct;
  pairsWith: ProductCard[];
  /** The swatches of its fabrics. */
  swatches: readonly DisplaySwatch[];
  site: Site;
}

/** A product as its page shows it, with one of its variants selected. */
export function toProduct(selected: SoldVariant, { siblings, pairsWith, swatches, site }: ProductParts): Product {
  const isDonation = selected.kind === "donation";
  const options = optionsOf(selected, siblings);
  const availability = toAvailability({ ...toStock(selected), wanted: 1, isSold: true });
  const personalization = toPersonalization(selected, site);
  return {
    productId: selected.product_id,
    sku: selected.sku,
    kind: selected.kind,
    name: selected.name,
    optionName: selected.option_name && toSiteWords(selected.option_name, site),
    optionLabel: selected.optionLabel,
    summary: toSiteWords(selected.summary, site),
    details: selected.details.map((detail) => toSiteWords(detail, site)),
    care: selected.care && toSiteWords(selected.care, site),
    fabric: toFabric(selected, site),
    swatchOrder: siblings.every(({ fabricName }) => fabricName === null)
      ? null
      : swatches.length > 0
        ? "chosen"
        : "freeForm",
    gallery: toGallery(selected, siblings, site),
    currentPrice: selected.priceCents,
    regularPrice: selected.regularPriceCents,
    ...(selected.saleEndsAt && { saleText: toSaleText(selected.saleEndsAt) }),
    formattedPrice: toVariantPrice(selected, site),
    currency: currencyOfSite[site],
    options: options.length === 1 ? [] : options.map((option) => toOption(option, { selected, swatches, site })),
    ...toSectional(selected, { siblings, swatches, site }),
    dimensions: toDimensions(selected, site),
    deliveryStatus: availability.status,
    availabilityMessage: availability.message,
    deliveryMessage: toDeliveryMessage(
      { shipMethod: selected.ship_method, isDonation, priceCents: selected.priceCents },
      site,
    ),
    isMadeToOrder: selected.is_made_to_order,
    isStockSku: isStockSku(selected),
    isOversized: selected.is_oversized,
    boxes: toSiteBoxes(selected.boxes, site),
    restrictedStates: selected.restricted_states.filter((region) => regionsOfSite[site].has(region)),
    customizationType: selected.customization_type,
    personalization,
    returnsText: toOfferedReturns(toSelection(selected), personalization),
    installation: toInstallation(selected, site),
    customOrderConfirmation: toCustomConfirmation(selected),
    breadcrumbs: toBreadcrumbs(selected),
    soldOn: [...selected.soldOn],
    pairsWith,
  };
}

/** Its own picture, its best-selling layout if it is a piece of a collection, its room, its fabric and its sizes. */
function toGallery(selected: SoldVariant, siblings: SoldProduct, site: Site): Product["gallery"] {
  const layout = toLayoutView(selected, siblings, site);
  const room = toRoomPicture(selected);
  return [
    toPicture(selected),
    layout,
    // One that shows the layout is there already.
    room?.imagePath === layout?.imagePath ? null : room,
    toCloseUp(selected, site),
    toDrawing(selected, site),
  ].filter((shown) => shown !== null);
}

/** The fabric of a variant; null without one. */
export function toCloseUp({ fabricName: name, fabricPicture: picture }: SoldVariant, site: Site): Picture | null {
  return name === null || picture === null ? null : toFabricView({ name, picture }, site);
}

/** The best-selling layout in the selected fabric, with its price and the lowest one; null if there is none. */
function toLayoutView(selected: SoldVariant, siblings: SoldProduct, site: Site): Picture | null {
  const layouts = findLayouts(siblings).map(toLayoutFace);
  const layout = layouts.find(({ fabricName }) => fabricName === selected.fabricName);
  if (!layout) return null;
  const least = layouts.reduce((one, other) => (other.priceCents < one.priceCents ? other : one));
  const prices = [layout, ...(least.priceCents < layout.priceCents ? [least] : [])].map(
    (face) => `${toVariantPrice(face, site)} in ${face.fabricName}`,
  );
  const isRoom = layout.picture === layout.room_picture;
  return { ...toPicture(layout), ...(isRoom && { isRoom }), caption: `${layout.note}: ${prices.join(", from ")}` };
}

function toSelection({ kind, final_sale: finalSale, ...variant }: SoldVariant) {
  return { kind, finalSale, ...toStock(variant) };
}

function toStock({ available, is_made_to_order: isMadeToOrder }: Pick<SoldVariant, "available" | "is_made_to_order">) {
  return { available, isMadeToOrder };
}

/** The collection of a piece, with its other pieces in the same fabric. */
function toSectional(
  selected: SoldVariant,
  { siblings, swatches, site }: Omit<ProductParts, "pairsWith">,
): Pick<Product, "sectional"> {
  const { collectionCode, fabricName } = selected;
  if (collectionCode === null) return {};
  const fabricChoiceCode = swatches.find(({ name }) => name === fabricName)?.choiceCode ?? "";
  const pieces = siblings.filter((sibling) => sibling.fabricName === fabricName);
  return {
    sectional: {
      collectionCode,
      fabricChoiceCode,
      pieces: pieces.map((piece) => ({
        sku: piece.sku,
        name: toOptionLabel(piece.optionLabel ?? piece.name, piece.optionGroup),
        imagePath: toPicture(piece).imagePath,
        formattedPrice: toVariantPrice(piece, site),
        navigateUrl: toProductUrl(piece.sku),
        isSelected: piece.sku === selected.sku,
      })),
    },
  };
}

function toOption(
  variant: SoldVariant,
  { selected, swatches, site }: { selected: SoldVariant } & Pick<ProductParts, "swatches" | "site">,
): Product["options"][number] {
  return {
    sku: variant.sku,
    ...toOptionTexts(variant),
    swatchPath: variant.fabricPicture === null ? null : toSwatchPath(variant.fabricPicture, 200),
    swatch: swatches.find(({ name }) => name === variant.fabricName) ?? null,
    formattedPrice: toVariantPrice(variant, site),
    currentPrice: variant.priceCents,
    navigateUrl: toProductUrl(variant.sku),
    isSelected: variant.sku === selected.sku,
    isAvailable: isAvailable(variant),
  };
}

/** Of a piece of a sectional, the options are fabrics. */
function toOptionTexts({
  name,
  optionLabel,
  optionGroup: group,
  color,
  fabricName,
  itemTypeCode,
}: SoldVariant): Pick<Product["options"][number], "label" | "group" | "color"> {
  if (itemTypeCode !== null && fabricName !== null) return { label: fabricName, group: null, color };
  return { label: toOptionLabel(optionLabel ?? name, group), group, color };
}

function isAvailable(variant: SoldVariant): boolean {
  const { status } = toAvailability({ ...toStock(variant), wanted: 1, isSold: true });
  return status !== availabilityStatus.noLongerAvailable;
}

function toFabric(variant: SoldVariant, site: Site): Fabric | null {
  const { fabricName, fabricPriceGroup, fabricContent, fabricCare, fabricPicture } = variant;
  if (fabricName === null || fabricPriceGroup === null || fabricPicture === null) return null;
  return {
    name: fabricName,
    priceGroup: fabricPriceGroup,
    content: toSiteWords(fabricContent ?? "", site),
    care: toSiteWords(fabricCare ?? "", site),
    imagePath: toSwatchPath(fabricPicture, 400),
  };
}

/** The path from the home page to a product's category. */
export function toBreadcrumbs(
  variant: Pick<SoldVariant, "departmentSlug" | "departmentTitle" | "category_slug" | "categoryTitle">,
): Link[] {
  const { departmentSlug, departmentTitle, category_slug: slug, categoryTitle } = variant;
  const department =
    departmentSlug === null || departmentTitle === null ? [] : [{ slug: departmentSlug, title: departmentTitle }];
  return [{ title: "Home", url: "/" }, ...[...department, { slug, title: categoryTitle }].map(toCategoryLink)];
}

/** The size of a product in the unit of the site. */
export function toDimensions(
  variant: Pick<Parameters<typeof toDrawing>[0], "width" | "depth" | "height" | "diameter">,
  site: Site,
): Product["dimensions"] {
  // The driver returns numerics as strings, so that no digits are lost.
  const toLength = (inches: string | number | null) => (inches === null ? null : toSiteLength(Number(inches), site));
  return {
    width: toLength(variant.width),
    depth: toLength(variant.depth),
    height: toLength(variant.height),
    diameter: toLength(variant.diameter),
    systemOfMeasure: systemOfMeasure[site],
  };
}

function toInstallation({ installation }: SoldVariant, site: Site): Product["installation"] {
  if (!installation) return null;
  return { type: installation.type, formattedFee: formatSitePrice(installation.feeCents[site], site) };
}

function toPersonalization(
  { personalization, customization_type: type }: SoldVariant,
  site: Site,
): Product["personalization"] {
  if (!personalization) return null;
  const { feeCents, ...rule } = personalization;
  return { ...rule, fee: feeCents[site], isRequired: type === customizationType.legacy };
}

/** A label below the heading of its group: without the group's name. */
export function toOptionLabel(label: string, group: string | null): string {
  const ending = `, ${group}`;
  return group !== null && label.endsWith(ending) ? label.slice(0, -ending.length) : label;
}
