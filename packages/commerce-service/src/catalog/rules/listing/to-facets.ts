import { type Facet, facetNames } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { facetsOf } from "./facet-tables.ts";
import { countValues, narrow, type Selection } from "./select.ts";
import type { ListedProduct } from "./to-listed-variant.ts";

/**
 * The facets by which a list can be narrowed. A value's count is what the list would show with this value and the other
 * facets' choices. A facet that says the same of every product is left out while nothing of it is chosen.
 */
export function toFacets(products: readonly ListedProduct[], selection: Selection, site: Site): Facet[] {
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
