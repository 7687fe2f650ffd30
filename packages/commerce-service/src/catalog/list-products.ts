import type { Listing, ListingQuery } from "@store/contract/catalog";
import type { CallContext } from "../service/context.ts";
import { findCards } from "./find-cards.ts";
import { findListedVariants, type ListingScope } from "./queries/find-listed-variants.ts";
import { groupListed, toListedVariant } from "./rules/listing/to-listed-variant.ts";
import { toListing } from "./rules/listing/to-listing.ts";

/** One page of the products in a scope: one statement for the facts of all, one for the cards of the page. */
export async function listProducts(
  scope: ListingScope,
  { query, context: { database, site, brand } }: { query: ListingQuery; context: CallContext },
): Promise<Listing> {
  const rows = await findListedVariants(database, { site, brand }, scope);
  const products = groupListed(rows.map((row) => toListedVariant(row, site)));
  const { items, ...listing } = toListing(products, { query, site });
  const choices = items.map((item) => ({ productId: item[0].productId, shown: item.map(({ sku }) => sku) }));
  return { ...listing, items: await findCards(database, { site, brand }, choices) };
}
