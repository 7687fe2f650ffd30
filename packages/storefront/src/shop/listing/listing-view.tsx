import type { Listing } from "@store/contract/catalog";
import type { FilterChip } from "@store/product-ui/filter-chips";
import { FilterChips } from "@store/product-ui/filter-chips";
import { Pagination } from "@store/product-ui/pagination";
import { ProductGrid } from "@store/product-ui/product-grid";
import { SortSelect } from "@store/product-ui/sort-select";
import { Button } from "@store/ui-kit/button";
import * as early from "@store/ui-kit/early-marks";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigationType } from "react-router";
import { LazyCrossSell } from "../../web/rows/lazy-cross-sell.tsx";
import { FilterForm } from "./filter-form.tsx";
import { isChosen, type ListingBase, type ListingChoice, withoutFacets, withValue } from "./listing-choice.ts";
import { useEarlyChoice, useListing } from "./use-listing.ts";

export interface ListingViewProps {
  readonly listing: Listing;
  readonly base: ListingBase;
  /** The position of the filters on a desktop: beside the products, or in a row above them. */
  readonly filters: "column" | "bar";
  /** Shown below the results, or what is shown in their place. */
  readonly more?: ReactNode;
  /** Shown if there are no products at all, even without filters. */
  readonly children: ReactNode;
}

/** How many cards are in the first screen of a desktop. */
const firstScreen = 4;
/** So few are seen at a glance, and are neither filtered nor sorted: those of a search are in one row. */
const few = { category: 3, search: 6 };

/**
 * Products with filters, sort order and pagination. Their state is in the URL, and everything works without scripts.
 */
export function ListingView({ listing, base, filters, more = null, children }: ListingViewProps) {
  const form = useId();
  const { choice, isPending, urlOf, show } = useListing(listing, base);
  useEarlyChoice(form, { listing, choice, urlOf, show });
  const results = useResultsArrival(listing, base.path);
  const chips = getFilterChips(listing, { choice, urlOf });
  const { items, page, pageCount, total } = listing;
  const isSearch = base.query !== undefined;
  const trending = <LazyCrossSell of={isSearch ? "search" : "listing"} skus={items.map(({ sku }) => sku)} />;
  if (total === 0 && chips.length === 0)
    return (
      <>
        {children}
        {more}
        {isSearch ? trending : null}
      </>
    );
  const isFew = chips.length === 0 && total <= (isSearch ? few.search : few.category);

  return (
    <>
      {/* Without facets, no space is reserved for them. */}
      <div data-part="listing" data-filters={isFew || listing.facets.length === 0 ? "none" : filters}>
        {isFew ? null : (
          <FilterForm id={form} listing={listing} base={base} choice={choice} layout={filters} onShow={show} />
        )}
        <section
          ref={results}
          tabIndex={-1}
          aria-label="Results"
          aria-busy={isPending || undefined}
          data-part="listing-results"
        >
          <div data-part="listing-tools" {...early.live}>
            <p role="status" data-part="listing-count">
              {total === 1 ? "1 item" : `${total} items`}
            </p>
            {isFew ? null : (
              <>
                <SortSelect
                  sorts={listing.sorts}
                  sort={choice.sort}
                  form={form}
                  onSort={(sort) => show({ ...choice, sort, page: 1 })}
                />
                <Button type="submit" form={form} variant="secondary" data-no-script="">
                  Sort
                </Button>
              </>
            )}
          </div>
          <FilterChips chips={chips} clearHref={urlOf(withoutFacets(choice))} />
          {total === 0 ? (
            <p data-part="listing-none">Nothing here matches all of these. Take one back to see more.</p>
          ) : (
            <>
              <ProductGrid
                products={items}
                priorityCount={firstScreen}
                headingLevel={2}
                layout={isFew ? "section" : "listing"}
                place="Listing"
              />
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
      {more}
      {trending}
    </>
  );
}

/** All selected filters, in the order of the panel, each with the URL of the list without it. */
function getFilterChips(
  { facets }: Pick<Listing, "facets">,
  { choice, urlOf }: { choice: ListingChoice; urlOf: (choice: ListingChoice) => string },
): FilterChip[] {
  return facets.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => isChosen(choice, name, value))
      .map(({ value, label }) => ({ label, href: urlOf(withValue(choice, { name, value, isOn: false })) })),
  );
}

/**
 * Moves the focus when a list shows something new: to the start of the results after pagination, or if the focused
 * element is gone. Not after Back, when the router restores the scroll position.
 */
function useResultsArrival(listing: Listing, path: string) {
  const results = useRef<HTMLElement>(null);
  const shown = useRef({ listing, path });
  const arrival = useNavigationType();

  useEffect(() => {
    const before = shown.current;
    shown.current = { listing, path };
    const section = results.current;
    if (before.listing === listing || before.path !== path || arrival === "POP" || section === null) return;
    const isPaging = before.listing.page !== listing.page;
    if (isPaging || document.activeElement === document.body) section.focus({ preventScroll: true });
    if (isPaging || section.getBoundingClientRect().top < 0) section.scrollIntoView?.({ block: "start" });
  }, [listing, path, arrival]);

  return results;
}
