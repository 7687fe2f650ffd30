import type { ProductCard } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** What sells well right now. Undefined while it is on its way, empty when the shop cannot be asked. */
export function useTrending(): readonly ProductCard[] | undefined {
  const client = useAtomValue(checkoutClientAtom);
  const [items, setItems] = useState<readonly ProductCard[]>();
  useEffect(() => {
    const left = new AbortController();
    const request = { skus: [], location: "trending" };
    client.call(recommendationOperations.getCrossSell, request, { signal: left.signal }).then((result) => {
      if (!left.signal.aborted) setItems(result.ok ? result.value.items : []);
    });
    return () => left.abort();
  }, [client]);
  return items;
}
