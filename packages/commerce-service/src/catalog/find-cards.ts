import type { ProductCard } from "@store/contract/catalog";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { StorefrontContext } from "../service/storefront-context.ts";
import { findSoldVariants } from "./queries/find-sold-variants.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toProductCard } from "./rules/to-product-card.ts";

/** A product to show, and by which of its SKUs where that matters. */
export interface CardChoice {
  productId: string;
  shown?: readonly string[];
}

/** The cards of products in the order given; one that is not sold here is left out. One statement, none for no products. */
export async function findCards(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  choices: readonly CardChoice[],
): Promise<ProductCard[]> {
  if (choices.length === 0) return [];
  const productIds = choices.map(({ productId }) => productId);
  const sold = groupByProduct(await findSoldVariants(database, { site, brand }, { productIds }));
  const byId = new Map(sold.map((product) => [product[0].product_id, product]));
  return choices.flatMap(({ productId, shown = [] }) => {
    const product = byId.get(productId);
    return product ? [toProductCard(product, { site, shown })] : [];
  });
}
