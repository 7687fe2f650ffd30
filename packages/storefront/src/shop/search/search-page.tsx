import type { Link, SearchPage as Search } from "@store/contract/catalog";
import { ListingView, type ListingViewProps } from "../listing/listing-view.tsx";
import { SearchAgain } from "./search-again.tsx";
import { SearchHead } from "./search-head.tsx";

export interface SearchPageProps {
  /** Null without a query. */
  readonly search: Search | null;
  readonly departments: readonly Link[];
  readonly filters?: ListingViewProps["filters"];
}

/** The results of a search, as a list like any other; suggestions if there are none. */
export function SearchPage({ search, departments, filters = "column" }: SearchPageProps) {
  if (search === null)
    return (
      <div data-part="page">
        <header data-part="category-head" data-stacked="">
          <h1>Search</h1>
          <p>What are you looking for? Try a piece, a room, a fabric or a finish.</p>
        </header>
        <SearchAgain query="" suggestions={[]} departments={departments} />
      </div>
    );
  return (
    <div data-part="page">
      <SearchHead search={search} />
      <ListingView listing={search} base={{ path: "/search", query: search.query }} filters={filters}>
        <SearchAgain query={search.query} suggestions={search.suggestions} departments={departments} />
      </ListingView>
    </div>
  );
}
