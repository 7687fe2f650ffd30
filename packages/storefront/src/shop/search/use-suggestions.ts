import { catalogOperations, type SearchSuggestions } from "@store/contract/catalog";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** Long enough not to request for every letter, short enough not to be noticed. */
const pauseMs = 150;

const nothing: SearchSuggestions = { terms: [], categories: [], products: [] };

/**
 * The suggestions for a typed text, or for an empty field. A request for an older text is aborted, so a stale response
 * never replaces a newer one. While a request is pending, the previous suggestions stay.
 */
export function useSuggestions(typed: string): SearchSuggestions {
  const client = useAtomValue(checkoutClientAtom);
  const [offered, setOffered] = useState(nothing);
  const query = typed.trim();

  useEffect(() => {
    const given = new AbortController();
    const timer = setTimeout(
      async () => {
        const result = await client.call(catalogOperations.getSearchSuggestions, { query }, { signal: given.signal });
        // A search box without suggestions is still a search box: failures are not reported.
        if (!given.signal.aborted) setOffered(result.ok ? result.value : nothing);
      },
      query === "" ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [client, query]);

  return offered;
}
