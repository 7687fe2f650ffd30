import type { SearchPage as Search } from "@store/contract/catalog";

/** What was looked for, and said so where it is not what was typed. */
export function SearchHead({ search }: { search: Pick<Search, "query" | "correctedQuery" | "total"> }) {
  const { query, correctedQuery, total } = search;
  if (correctedQuery !== null)
    return (
      <header data-part="category-head" data-stacked="">
        <h1>Results for “{correctedQuery}”</h1>
        <p>
          Showing results for <strong>{correctedQuery}</strong>. Nothing matched “{query}”.
        </p>
      </header>
    );
  return (
    <header data-part="category-head" data-stacked="">
      <h1>{total === 0 ? `Nothing found for “${query}”` : `Results for “${query}”`}</h1>
    </header>
  );
}
