import type { Listing } from "@store/contract/catalog";
import type { FilterChip } from "@store/product-ui/filter-chips";
import { isChosen, type ListingChoice, withValue } from "./listing-choice.ts";

/** Everything that is chosen, in the order of the panel, each with the address of the list without it. */
export function getFilterChips(
  { facets }: Pick<Listing, "facets">,
  { choice, urlOf }: { choice: ListingChoice; urlOf: (choice: ListingChoice) => string },
): FilterChip[] {
  return facets.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => isChosen(choice, name, value))
      .map(({ value, label }) => ({ label, href: urlOf(withValue(choice, { name, value, isOn: false })) })),
  );
}
