import type { Listing } from "@store/contract/catalog";
import { FilterChips } from "@store/product-ui/filter-chips";
import { Pagination } from "@store/product-ui/pagination";
import { ProductGrid } from "@store/product-ui/product-grid";
import { SortSelect } from "@store/product-ui/sort-select";
import { Button } from "@store/ui-kit/button";
import { type ReactNode, useId } from "react";
import { FilterForm } from "./filter-form.tsx";
import { getFilterChips } from "./get-filter-chips.ts";
import { type ListingBase, withoutFacets } from "./listing-choice.ts";
import { useEarlyChoice } from "./use-early-choice.ts";
import { useListing } from "./use-listing.ts";
import { useResultsArrival } from "./use-results-arrival.ts";

export interface ListingViewProps {
  readonly listing: Listing;
  readonly base: ListingBase;
  /** Where the filters stand on a desk: beside the products, or in a row above them. */
  readonly filters: "column" | "bar";
  /** What to say, and where to go on, when there is nothing at all, filters aside. */
  readonly children: ReactNode;
}

/** How many cards stand in the first screen of a desk. */
const firstScreen = 4;

/** Products with everything that narrows, orders and pages them. All of it is in the address, and works without script. */
export function ListingView({ listing, base, filters, children }: ListingViewProps) {
  const form = useId();
  const { choice, isPending, urlOf, show } = useListing(listing, base);
  useEarlyChoice(form, { listing, choice, urlOf, show });
  const results = useResultsArrival(listing, base.path);
  const chips = getFilterChips(listing, { choice, urlOf });
  const { items, page, pageCount, total } = listing;
  if (total === 0 && chips.length === 0) return children;

  return (
    // Without anything to narrow by, nothing keeps a place for it.
    <div data-part="listing" data-filters={listing.facets.length === 0 ? "none" : filters}>
      <FilterForm id={form} listing={listing} base={base} choice={choice} layout={filters} onShow={show} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label="Results"
        aria-busy={isPending || undefined}
        data-part="listing-results"
      >
        <div data-part="listing-tools">
          <p role="status" data-part="listing-count">
            {total === 1 ? "1 item" : `${total} items`}
          </p>
          <SortSelect
            sorts={listing.sorts}
            sort={choice.sort}
            form={form}
            onSort={(sort) => show({ ...choice, sort, page: 1 })}
          />
          <Button type="submit" form={form} variant="secondary" data-no-script="">
            Sort
          </Button>
        </div>
        <FilterChips chips={chips} clearHref={urlOf(withoutFacets(choice))} />
        {total === 0 ? (
          <p data-part="listing-none">Nothing here matches all of these. Take one back to see more.</p>
        ) : (
          <>
            <ProductGrid products={items} priorityCount={firstScreen} headingLevel={2} layout="listing" />
            <Pagination
              page={page}
              pageCount={pageCount}
              total={total}
              shown={items.length}
              hrefOf={(number) => urlOf({ ...choice, page: number })}
            />
          </>
        )}
      </section>
    </div>
  );
}
