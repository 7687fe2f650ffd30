import type { Link, Product } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { SpecialOrderOption } from "../database/tables/special-order.ts";
import { canBePickedUp } from "../delivery/rules/can-be-picked-up.ts";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findSwatches } from "../swatches/queries/find-swatches.ts";
import { toDisplaySwatch } from "../swatches/rules/to-swatch.ts";
import { toCustomizeNote } from "../views/custom-price-note.ts";
import { toOrderUrl } from "../views/to-product-url.ts";
import { findCompanions } from "./queries/find-companions.ts";
import { findReadyDesigns } from "./queries/find-ready-designs.ts";
import { findReviews } from "./queries/find-reviews.ts";
import { findCards, findSoldVariants } from "./queries/find-sold-variants.ts";
import { findSpecialOrderOptions } from "./queries/find-special-order-options.ts";
import { findStores } from "./queries/find-stores.ts";
import { companionCategories } from "./rules/companion-categories.ts";
import { groupByProduct, type SoldVariant } from "./rules/group-by-product.ts";
import { toDeliveryOffer } from "./rules/to-delivery-offer.ts";
import { withLayouts } from "./rules/to-layout-product.ts";
import { toPickupStores } from "./rules/to-pickup-stores.ts";
import { toProduct } from "./rules/to-product.ts";

const maxCompanions = 4;
/** How many options the link to the page of a special order names. */
const linkOptions = 2;

interface ProductRequest {
  sku: string;
  postalCode?: string | undefined;
  stars?: string | undefined;
  layout?: string | undefined;
}

/**
 * The product page of a SKU on this site and brand, or of a ready layout in its fabric, with its delivery to the named postal
 * code or that of the visit; 404 if it is not sold.
 */
export async function showProduct(
  { sku, postalCode: named, stars, layout: code }: ProductRequest,
  context: CallContext,
): Promise<Answer<Product>> {
  const { database, site, brand, clock, snapshot } = context;
  const postalCode = named ?? snapshot.postalCode ?? undefined;
  const storefront = { site, brand };
  const [siblings] = groupByProduct(await findSoldVariants(database, storefront, { siblingsOf: sku }));
  const selected = siblings?.find((variant) => variant.sku === sku);
  if (!siblings || !selected) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const categories = companionCategories([selected.category_slug]);
  const productIds = await findCompanions(database, storefront, {
    categories,
    turn: selected.position,
    most: maxCompanions,
  });
  const isInFabrics = siblings.some(({ fabricName }) => fabricName !== null);
  const [pairsWith, swatches, stores, order, reviews, designs] = await Promise.all([
    findCards(
      database,
      storefront,
      productIds.map((productId) => ({ productId })),
    ),
    isInFabrics ? findSwatches(database, storefront, { productOf: sku }) : [],
    findStores(database, { site, postalCode: postalCode ?? "" }),
    findSpecialOrderOptions(database, storefront, selected.product_id),
    findReviews(database, selected.product_id, stars === undefined ? null : Number(stars)),
    findReadyDesigns(database, selected.collectionCode),
  ]);
  const { attributeIds: ids } = toSwatchSettings(context);
  const shown = swatches.map((swatch) => toDisplaySwatch(swatch, { site, ids }));
  const piece = toProduct(selected, { siblings, pairsWith, swatches: shown, site });
  const product = withLayouts(piece, { selected, siblings, designs, code, site });
  const { currentPrice: priceCents } = product;
  const delivery = toDeliveryOffer(toPiece({ ...selected, priceCents }), {
    site,
    storeRegions: stores.map(({ state }) => state),
    postalCode,
    now: clock.now(),
  });
  const purchase = {
    delivery: selected.kind === "donation" ? null : delivery,
    pickupStores: canBePickedUp(toPiece(selected)) && !isLayout(product) ? toPickupStores(stores, site) : [],
  };
  return {
    kind: "reply",
    isPersonal: named === undefined && snapshot.postalCode !== null,
    reply: {
      ...product,
      ...purchase,
      customize: order ? { ...toCustomizeLink(order, site), ...toNote(order, selected, site) } : null,
      reviews,
    },
  };
}

/** A design is added to be delivered; in the cart its pieces can be picked up. */
function isLayout({ sectional }: Product): boolean {
  return sectional?.layouts?.some(({ isSelected }) => isSelected) ?? false;
}

function toPiece(variant: SoldVariant) {
  const { kind, ship_method: shipMethod, is_made_to_order: isMadeToOrder } = variant;
  const { restricted_states: restrictedStates, priceCents } = variant;
  return { kind, shipMethod, isMadeToOrder, restrictedStates, priceCents };
}

/** The link to the page where a product is made to order, such as "Customize: 24 fabrics, 4 legs". */
function toCustomizeLink(order: { sku: string; options: readonly SpecialOrderOption[] }, site: Site): Link {
  const counts = order.options.slice(0, linkOptions).map(({ name, choices }) => {
    const count = choices.filter(
      ({ isRetired, differenceCents }) => !isRetired && differenceCents[site] !== undefined,
    ).length;
    const word = name.toLowerCase();
    return `${count} ${count === 1 || word.endsWith("s") ? word : `${word}s`}`;
  });
  const more = order.options.length > linkOptions ? " and more" : "";
  return { title: `Customize: ${counts.join(", ")}${more}`, url: toOrderUrl(order.sku, "") };
}

/** Why it costs more there, in the fabric of the page. */
function toNote(
  order: { priceCents: number; options: readonly SpecialOrderOption[] },
  { fabricName, priceCents: readyCents }: SoldVariant,
  site: Site,
): { note?: string } {
  const fabric = order.options.flatMap(({ choices }) => choices).find(({ name }) => name === fabricName);
  const customCents = order.priceCents + (fabric?.differenceCents[site] ?? 0);
  const note = toCustomizeNote({ readyCents, customCents, fabricName: fabric ? fabric.name : null }, site);
  return note === undefined ? {} : { note };
}
