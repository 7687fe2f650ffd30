import type { Listing, ListingQuery } from "@store/contract/catalog";
import { type Facet, facetNames } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { CallContext } from "../service/context.ts";
import { findCards } from "./find-cards.ts";
import { findListedVariants, type ListingScope } from "./queries/find-listed-variants.ts";
import { facetsOf } from "./rules/listing/facet-tables.ts";
import { countValues, narrow, type Selection, toSelection } from "./rules/listing/select.ts";
import { sortProducts, sorts, toSort } from "./rules/listing/sorts.ts";
import type { ListedProduct } from "./rules/listing/to-listed-variant.ts";
import { groupListed, toListedVariant } from "./rules/listing/to-listed-variant.ts";

const perPage = 12;

/** One page of a list. `page` is what an address says: what is no page shows the first, past the end the last. */
function toPage<Item>(items: readonly Item[], page = "1") {
  const pageCount = Math.max(1, Math.ceil(items.length / perPage));
  const current = Math.min(Math.max(1, Number(page) || 1), pageCount);
  return {
    items: items.slice((current - 1) * perPage, current * perPage),
    total: items.length,
    page: current,
    pageCount,
  };
}

/** A list before its cards are drawn: which products its page shows, each with the variants that fit. */
type ListingDraft = Omit<Listing, "items"> & { items: readonly ListedProduct[] };

/** Narrows, orders and pages the products in a list's scope as an address says. */
export function toListing(
  products: readonly ListedProduct[],
  { query, site }: { query: ListingQuery; site: Site },
): ListingDraft {
  const selection = toSelection(products, query);
  const sort = toSort(query.sort);
  const found = sortProducts(narrow(products, selection), sort);
  return { facets: toFacets(products, selection, site), sort, sorts, ...toPage(found, query.page) };
}

/**
 * The facets by which a list can be narrowed. A value's count is what the list would show with this value and the other
 * facets' choices. A facet that says the same of every product is left out while nothing of it is chosen.
 */
function toFacets(products: readonly ListedProduct[], selection: Selection, site: Site): Facet[] {
  return facetNames.flatMap((name) => {
    const { title, toOptions } = facetsOf(site)[name];
    const all = countValues(products, name);
    const { [name]: chosen, ...others } = selection;
    const rest = narrow(products, others);
    const counts = countValues(rest, name);
    const options = toOptions(new Set([...all.keys(), ...(chosen ?? [])])).map((option) => ({
      ...option,
      count: counts.get(option.value) ?? narrow(rest, { [name]: new Set([option.value]) }).length,
      isSelected: chosen?.has(option.value) ?? false,
    }));
    const isOfUse = chosen !== undefined || [...all.values()].some((count) => count < products.length);
    return isOfUse ? [{ name, title, options }] : [];
  });
}

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
