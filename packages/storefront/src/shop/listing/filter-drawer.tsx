import type { Listing } from "@store/contract/catalog";
import { FilterPanel } from "@store/product-ui/filter-panel";
import { SortSelect } from "@store/product-ui/sort-select";
import { Button } from "@store/ui-kit/button";
import { Drawer } from "@store/ui-kit/drawer";
import { isChosen, type ListingChoice, withoutFacets, withValue } from "./listing-choice.ts";

export interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: Listing;
  readonly choice: ListingChoice;
  readonly onShow: (choice: ListingChoice) => void;
}

/**
 * Sort order and filters of a list on a phone. Each selection takes effect at once behind the drawer; its button shows
 * the number of products.
 */
export function FilterDrawer({ isOpen, onClose, listing, choice, onShow }: FilterDrawerProps) {
  const { sorts, facets, total } = listing;
  return (
    <Drawer.Root isOpen={isOpen} onClose={onClose}>
      <Drawer.Title>{facets.length > 0 ? "Filter & Sort" : "Sort"}</Drawer.Title>
      <Drawer.Body>
        <SortSelect sorts={sorts} sort={choice.sort} onSort={(sort) => onShow({ ...choice, sort, page: 1 })} />
        <FilterPanel
          facets={facets}
          isChosen={(name, value) => isChosen(choice, name, value)}
          onToggle={(name, value, isOn) => onShow(withValue(choice, { name, value, isOn }))}
        />
      </Drawer.Body>
      <Drawer.Actions>
        <Button onClick={onClose}>{total === 1 ? "Show 1 item" : `Show ${total} items`}</Button>
        <Button variant="secondary" onClick={() => onShow(withoutFacets(choice))}>
          Clear all
        </Button>
      </Drawer.Actions>
    </Drawer.Root>
  );
}
