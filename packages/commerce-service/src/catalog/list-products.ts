import { type Facet, type FacetName, facetNames, type Listing, type ListingQuery } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { CallContext } from "../service/context.ts";
import { findListedVariants, type ListingScope } from "./queries/find-listed-variants.ts";
import { findCards } from "./queries/find-sold-variants.ts";
import {
  facetsOf,
  groupListed,
  type ListedProduct,
  type ListedVariant,
  toListedVariant,
} from "./rules/listing/facet-tables.ts";
import { sortProducts, sorts, toSort } from "./rules/listing/sorts.ts";

/** The selected values of each facet; a facet without a selection is absent. */
type Selection = Partial<Record<FacetName, ReadonlySet<string>>>;

// A value has the same meaning on every site; only its label differs.
const tables = facetsOf("US");

/**
 * Parses the selection of a URL. Values without a meaning, and values that no product of the listing has, are ignored.
 */
export function toSelection(products: readonly ListedProduct[], query: ListingQuery): Selection {
  const chosen = facetNames.flatMap((facet) => {
    const present = presentValues(products, facet);
    const values = (query[facet] ?? "")
      .split(",")
      .filter((value) => present.has(value) || tables[facet].isOwn?.(value));
    return values.length === 0 ? [] : [[facet, new Set(values)] as const];
  });
  return Object.fromEntries(chosen);
}

/** The products with a variant that has a selected value of every facet, each with those variants only. */
export function narrow(products: readonly ListedProduct[], selection: Selection): ListedProduct[] {
  const chosen = Object.entries(selection) as [FacetName, ReadonlySet<string>][];
  if (chosen.length === 0) return [...products];
  const fits = (variant: ListedVariant) => chosen.every(([facet, wanted]) => isAmong(wanted, facet, variant));
  return products.flatMap((product) => {
    const [first, ...others] = product.filter(fits);
    return first ? [[first, ...others] as const] : [];
  });
}

function isAmong(wanted: ReadonlySet<string>, facet: FacetName, variant: ListedVariant): boolean {
  const { holds } = tables[facet];
  return wanted.has(variant.values[facet] ?? "") || (!!holds && [...wanted].some((value) => holds(value, variant)));
}

/** The number of products with each value of a facet. */
export function countValues(products: readonly ListedProduct[], facet: FacetName): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products) {
    const values = new Set(product.flatMap((variant) => variant.values[facet] ?? []));
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function presentValues(products: readonly ListedProduct[], facet: FacetName): Set<string> {
  return new Set(products.flatMap((product) => product.flatMap((variant) => variant.values[facet] ?? [])));
}

const perPage = 12;

/** One page of a listing. An invalid page number shows the first page, one beyond the end the last. */
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

/** A listing before its cards are loaded: the products of its page, each with the matching variants. */
type ListingDraft = Omit<Listing, "items"> & { items: readonly ListedProduct[] };

/** Filters, sorts and paginates the products in a scope by the parameters of a URL. */
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
 * The facets of a listing. The count of a value is what the listing would show with this value and the selections of
 * the other facets. A facet whose value is the same for every product is omitted while nothing of it is selected.
 */
function toFacets(products: readonly ListedProduct[], selection: Selection, site: Site): Facet[] {
  return facetNames.flatMap((name) => {
    const { title, toOptions, holds } = facetsOf(site)[name];
    const all = countValues(products, name);
    const { [name]: chosen, ...others } = selection;
    const rest = narrow(products, others);
    const counts = countValues(rest, name);
    const options = toOptions(new Set([...all.keys(), ...(chosen ?? [])])).map((option) => ({
      ...option,
      count: holds ? narrow(rest, { [name]: new Set([option.value]) }).length : (counts.get(option.value) ?? 0),
      isSelected: chosen?.has(option.value) ?? false,
    }));
    const isOfUse = chosen !== undefined || [...all.values()].some((count) => count < products.length);
    return isOfUse ? [{ name, title, options }] : [];
  });
}

/** One page of the products in a scope: one statement for the facet values of all, one for the cards of the page. */
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
