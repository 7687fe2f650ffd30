import type { SearchPage as Search } from "@store/contract/catalog";

/** What was looked for, and said so where it is not what was typed. */
export function SearchHead({ search }: { search: Pick<Search, "query" | "correctedQuery" | "total"> }) {
  const { query, correctedQuery, total } = search;
  if (correctedQuery !== null)
    return (
      <header data-part="category-head" data-stacked="">
        <h1>
          Results for <Quoted query={correctedQuery} />
        </h1>
        <p>
          Showing results for <strong>{correctedQuery}</strong>. Nothing matched “{query}”.
        </p>
      </header>
    );
  return (
    <header data-part="category-head" data-stacked="">
      <h1>
        {total === 0 ? "Nothing found for" : "Results for"} <Quoted query={query} />
      </h1>
    </header>
  );
}

/** The shopper's words in quotation marks; the opening one of the serif stands off its word and close to the one before. */
function Quoted({ query }: { query: string }) {
  return (
    <>
      <span data-part="opening-quote">“</span>
      {query}”
    </>
  );
}
