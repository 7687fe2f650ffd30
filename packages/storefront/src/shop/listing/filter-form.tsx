import type { Listing } from "@store/contract/catalog";
import { FilterPanel } from "@store/product-ui/filter-panel";
import { Button } from "@store/ui-kit/button";
import * as early from "@store/ui-kit/early-marks";
import { sendsChangesAttribute } from "@store/ui-kit/early-protocol";
import { lazyPart, useLazyPopup } from "@store/ui-kit/lazy-part";
import type { MouseEvent } from "react";
import { isChosen, type ListingBase, type ListingChoice, withValue } from "./listing-choice.ts";

const FilterDrawer = lazyPart(() => import("./filter-drawer.tsx").then((part) => part.FilterDrawer));
const prepare = () => void FilterDrawer.preload();

export interface FilterFormProps {
  readonly id: string;
  readonly listing: Listing;
  readonly base: ListingBase;
  readonly choice: ListingChoice;
  readonly layout: "column" | "bar";
  readonly onShow: (choice: ListingChoice) => void;
}

/**
 * The filters as a real form to the list's own URL. On a desktop they are open. On a phone they are collapsed, and
 * after hydration their title opens a drawer instead, which is preloaded on touch.
 */
export function FilterForm({ id, listing, base, choice, layout, onShow }: FilterFormProps) {
  const { popup: drawer, open } = useLazyPopup(FilterDrawer);
  const count = Object.values(choice.facets).reduce((sum, values) => sum + values.length, 0);

  function openDrawer(event: MouseEvent) {
    event.preventDefault();
    const { parentElement: folded } = event.currentTarget;
    // If the drawer's script cannot be loaded, the filters expand in place.
    void open().then((isOpen) => isOpen || folded?.toggleAttribute("open"));
  }

  return (
    <>
      <details data-part="listing-filters" {...early.live}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native button, also for screen readers. */}
        <summary
          onClick={openDrawer}
          onPointerEnter={prepare}
          onFocus={prepare}
          data-part="filter-summary"
        >{`${listing.facets.length > 0 ? "Filter & " : ""}Sort${count > 0 ? ` (${count})` : ""}`}</summary>
        {/* Without "off" the browser fills in at Back what the shopper has just undone, and it would be applied again. */}
        <form
          id={id}
          method="get"
          action={base.path}
          autoComplete="off"
          data-part="filter-form"
          {...{ [sendsChangesAttribute]: "" }}
        >
          {base.query === undefined ? null : <input type="hidden" name="query" value={base.query} />}
          <h2 data-part="visually-hidden">Filters</h2>
          <FilterPanel
            facets={listing.facets}
            layout={layout}
            isChosen={(name, value) => isChosen(choice, name, value)}
            onToggle={(name, value, isOn) => onShow(withValue(choice, { name, value, isOn }))}
          />
          <Button type="submit" data-no-script="">
            Apply
          </Button>
        </form>
      </details>
      {drawer ? <FilterDrawer {...drawer} listing={listing} choice={choice} onShow={onShow} /> : null}
    </>
  );
}
