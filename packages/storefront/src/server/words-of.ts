const longest = 120;

/** The words of a search address, in one line and not longer than the service reads; "" where there are none. */
export function wordsOf({ searchParams }: URL): string {
  const words = (searchParams.get("query") ?? "").trim().slice(0, longest);
  // The cut may have left half of a letter that takes two code units.
  return words.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
}
