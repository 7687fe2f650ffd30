import type { Link } from "@store/contract/catalog";
import { StoreLink } from "@store/ui-kit/link";
import { SearchBox } from "./search-box.tsx";

export interface SearchAgainProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly departments: readonly Link[];
}

/** A second try after a search without results or without a query: other words, and queries that find something. */
export function SearchAgain({ query, suggestions, departments }: SearchAgainProps) {
  // The service may suggest departments, whose pictures are below anyway.
  const terms = suggestions.filter((term) => !departments.some(({ title }) => title === term));
  return (
    <div data-part="search-again">
      {query === "" ? null : <p>Check the spelling, or try fewer or more general words.</p>}
      <SearchBox key={query} defaultQuery={query} label="Search again" />
      {terms.length > 0 ? (
        <section>
          <h2>You might try</h2>
          <ul data-part="search-terms">
            {terms.map((term) => (
              <li key={term}>
                <StoreLink href={`/search?query=${encodeURIComponent(term)}`} data-part="subcategory">
                  {term}
                </StoreLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
