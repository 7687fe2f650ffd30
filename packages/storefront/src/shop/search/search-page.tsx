import type { Navigation, SearchPage as Search } from "@store/contract/catalog";
import { CategoryTiles } from "../home/category-tiles.tsx";
import { ListingView, type ListingViewProps } from "../listing/listing-view.tsx";
import { SearchAgain } from "./search-again.tsx";
import { SearchHead } from "./search-head.tsx";

export interface SearchPageProps {
  /** Null without a query. */
  readonly search: Search | null;
  readonly departments: Navigation["departments"];
  readonly filters?: ListingViewProps["filters"];
}

/** More results than in two rows lead on by themselves. */
const twoRows = 8;

/** The results of a search, as a list like any other; few or none of them with ways to go on. */
export function SearchPage({ search, departments, filters = "column" }: SearchPageProps) {
  if (search === null)
    return (
      <div data-part="page">
        <header data-part="category-head" data-stacked="">
          <h1>Search</h1>
          <p>What are you looking for? Try a piece, a room, a fabric or a finish.</p>
        </header>
        <SearchAgain query="" suggestions={[]} departments={departments} />
        <Departments departments={departments} />
      </div>
    );
  const { query, suggestions, total } = search;
  return (
    <div data-part="page">
      <SearchHead search={search} />
      <ListingView
        listing={search}
        base={{ path: "/search", query }}
        filters={filters}
        more={total <= twoRows ? <Departments departments={departments} /> : null}
      >
        <SearchAgain query={query} suggestions={suggestions} departments={departments} />
      </ListingView>
    </div>
  );
}

function Departments({ departments }: Pick<SearchPageProps, "departments">) {
  const tiles = departments.flatMap(({ title, url, feature }) =>
    feature ? [{ title, url, imagePath: feature.imagePath }] : [],
  );
  if (tiles.length === 0) return null;
  return (
    <section data-part="product-row">
      <h2>Shop by department</h2>
      <CategoryTiles categories={tiles} />
    </section>
  );
}
