import type { Product } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findSoldVariants } from "./queries.ts";
import { chooseCompanions } from "./rules/choose-companions.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toProduct } from "./rules/to-product.ts";

/** The page of a SKU on this site and brand; 404 where it is not sold. */
export async function showProduct(sku: string, { database, site, brand }: CallContext): Promise<Answer<Product>> {
  const [siblings] = groupByProduct(await findSoldVariants(database, { site, brand }, { siblingsOf: sku }));
  const selected = siblings?.find((variant) => variant.sku === sku);
  if (!siblings || !selected) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const others = await findSoldVariants(database, { site, brand }, { otherCategoryThan: selected.category_slug });
  const pairsWith = chooseCompanions(groupByProduct(others));
  return { kind: "reply", reply: toProduct(selected, { siblings, pairsWith, site }) };
}
