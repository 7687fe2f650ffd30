import type { Facet, FacetName } from "@store/contract/catalog";
import { FilterGroup } from "./filter-group.tsx";

export interface FilterPanelProps {
  readonly facets: readonly Facet[];
  /** Whether a value is chosen now: the shopper's last word, which may be ahead of the list on screen. */
  readonly isChosen: (facet: FacetName, value: string) => boolean;
  readonly onToggle: (facet: FacetName, value: string, isChosen: boolean) => void;
  /** "column": one below the other, open. "bar": beside each other, opened one at a time. */
  readonly layout?: "column" | "bar";
}

/**
 * What narrows a list, as checkboxes named after their facets: inside a GET form it works before any script has run, and
 * tells each change once one has.
 */
export function FilterPanel({ facets, isChosen, onToggle, layout = "column" }: FilterPanelProps) {
  return (
    <div data-part="filter-panel" data-layout={layout}>
      {facets.map((facet) => (
        <FilterGroup key={facet.name} facet={facet} isChosen={isChosen} onToggle={onToggle} layout={layout} />
      ))}
    </div>
  );
}
