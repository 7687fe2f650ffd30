import type { Product } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findCards } from "./find-cards.ts";
import { findCompanions } from "./queries/find-companions.ts";
import { findSoldVariants } from "./queries/find-sold-variants.ts";
import { companionCategories } from "./rules/companion-categories.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toProduct } from "./rules/to-product.ts";

const mostCompanions = 4;

/** The page of a SKU on this site and brand; 404 where it is not sold. */
export async function showProduct(sku: string, { database, site, brand }: CallContext): Promise<Answer<Product>> {
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
    most: mostCompanions,
  });
  const pairsWith = await findCards(
    database,
    storefront,
    productIds.map((productId) => ({ productId })),
  );
  return { kind: "reply", reply: toProduct(selected, { siblings, pairsWith, site }) };
}
