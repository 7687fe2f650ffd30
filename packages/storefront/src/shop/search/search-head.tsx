import type { SearchPage as Search } from "@store/contract/catalog";

/** The query, and the corrected one if it differs. */
export function SearchHead({ search }: { search: Pick<Search, "query" | "correctedQuery" | "total"> }) {
  const { query, correctedQuery, total } = search;
  if (correctedQuery !== null)
    return (
      <header data-part="category-head" data-stacked="">
        <h1>
          Results for <Quoted query={correctedQuery} />
        </h1>
        <p>
          No match for “<span>{query}</span>”. These are results for “<span>{correctedQuery}</span>”.
        </p>
      </header>
    );
  return (
    <header data-part="category-head" data-stacked="">
      <h1>
        <span>{total === 0 ? "Nothing found for" : "Results for"}</span> <Quoted query={query} />
      </h1>
    </header>
  );
}

/**
 * The query in quotation marks; the opening mark of the serif font has too much space after it and too little before
 * it.
 */
function Quoted({ query }: { query: string }) {
  return (
    <span>
      <span data-part="opening-quote">“</span>
      <span>{`${query}”`}</span>
    </span>
  );
}
