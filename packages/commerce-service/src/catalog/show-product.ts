import type { Product } from "@store/contract/catalog";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findSwatches } from "../swatches/queries/find-swatches.ts";
import { toDisplaySwatch } from "../swatches/rules/to-swatch.ts";
import { findCompanions } from "./queries/find-companions.ts";
import { findCards, findSoldVariants } from "./queries/find-sold-variants.ts";
import { companionCategories } from "./rules/companion-categories.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toProduct } from "./rules/to-product.ts";

const maxCompanions = 4;

/** The product page of a SKU on this site and brand; 404 if it is not sold. */
export async function showProduct(sku: string, context: CallContext): Promise<Answer<Product>> {
  const { database, site, brand } = context;
  const storefront = { site, brand };
  const [siblings] = groupByProduct(await findSoldVariants(database, storefront, { siblingsOf: sku }));
  const selected = siblings?.find((variant) => variant.sku === sku);
  if (!siblings || !selected) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const categories = companionCategories(selected.category_slug);
  const productIds = await findCompanions(database, storefront, {
    categories,
    turn: selected.position,
    most: maxCompanions,
  });
  const isInFabrics = siblings.some(({ fabricName }) => fabricName !== null);
  const [pairsWith, swatches] = await Promise.all([
    findCards(
      database,
      storefront,
      productIds.map((productId) => ({ productId })),
    ),
    isInFabrics ? findSwatches(database, storefront, { productOf: sku }) : [],
  ]);
  const { attributeIds: ids } = toSwatchSettings(context);
  const shown = swatches.map((swatch) => toDisplaySwatch(swatch, { site, ids }));
  return { kind: "reply", reply: toProduct(selected, { siblings, pairsWith, swatches: shown, site }) };
}
