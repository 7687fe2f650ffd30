import { catalogOperations, type SearchSuggestions } from "@store/contract/catalog";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** Long enough not to ask for every letter of a word typed at ease, short enough not to be felt. */
const pauseMs = 150;

const nothing: SearchSuggestions = { terms: [], categories: [], products: [] };

/**
 * What the shop offers for the words typed so far; nothing while there are none. The request for older words is given
 * up, so a late answer never replaces a newer one; while the newer one is on its way the last offer stays.
 */
export function useSuggestions(typed: string): SearchSuggestions {
  const client = useAtomValue(checkoutClientAtom);
  const [offered, setOffered] = useState(nothing);
  const query = typed.trim();

  useEffect(() => {
    if (query === "") return setOffered(nothing);
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const result = await client.call(catalogOperations.getSearchSuggestions, { query }, { signal: given.signal });
      // A search box that cannot suggest is still a search box: failures are not worth a word.
      if (!given.signal.aborted) setOffered(result.ok ? result.value : nothing);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [client, query]);

  return query === "" ? nothing : offered;
}
