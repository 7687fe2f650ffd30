import { useEffect } from "react";

/** Tells the page's title, with "Error:" before it while something has to be corrected. */
export function usePageTitle(
  title: string,
  { hasError, onTitle }: { hasError: boolean; onTitle: ((title: string) => void) | undefined },
): void {
  useEffect(() => onTitle?.(hasError ? `Error: ${title}` : title), [title, hasError, onTitle]);
}
