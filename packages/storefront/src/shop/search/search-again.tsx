import type { Link } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { SearchBox } from "./search-box.tsx";

export interface SearchAgainProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly departments: readonly Link[];
}

/** Suggestions after a search without results or without a query: other queries, or the departments. */
export function SearchAgain({ query, suggestions, departments }: SearchAgainProps) {
  // The service may suggest departments, which are listed below anyway.
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
      {departments.length > 0 ? (
        <section>
          <h2>Shop by department</h2>
          <ul data-part="search-departments">
            {departments.map(({ title, url }) => (
              <li key={url}>
                <StoreLink href={url} {...buttonLook("secondary")}>
                  {title}
                </StoreLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
