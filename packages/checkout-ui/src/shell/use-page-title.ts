import { useEffect } from "react";

/** Reports the page's title, with "Error:" before it while the page has errors. */
export function usePageTitle(
  title: string,
  { hasError, onTitle }: { hasError: boolean; onTitle: ((title: string) => void) | undefined },
): void {
  useEffect(() => onTitle?.(hasError ? `Error: ${title}` : title), [title, hasError, onTitle]);
}
