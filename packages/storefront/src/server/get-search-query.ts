const longest = 120;

/** The search query of a URL, in one line and at most as long as the service accepts; "" without one. */
export function getSearchQuery({ searchParams }: URL): string {
  const query = (searchParams.get("query") ?? "").trim().slice(0, longest);
  // The cut may have left half of a surrogate pair.
  return query.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
}
