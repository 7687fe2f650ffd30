import type { ReplyOf } from "@store/contract/operation";
import { type CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/** A row of products with its title. */
export type ProductRow = ReplyOf<typeof recommendationOperations.getCrossSell>;

const { getCrossSell } = recommendationOperations;
const nothing: ProductRow = { title: "", items: [] };

/**
 * Products that go with the first shown products, or with the whole assortment, and that the page does not show besides;
 * from the store or the site's `crossSellUrl`; selecting another fabric changes nothing. Undefined while loading, empty if there are none or the call
 * failed: a failure of an optional row is not reported.
 */
export function useCrossSell(
  location: CrossSellLocation,
  skus: readonly string[] = [],
  without: readonly string[] = [],
): ProductRow | undefined {
  const client = useAtomValue(checkoutClientAtom);
  const { crossSellUrl } = useAtomValue(siteAtom);
  const [first] = useState({ skus: [...skus], ...(without.length > 0 && { without: [...without] }) });
  const [row, setRow] = useState<ProductRow>();
  useEffect(() => {
    const left = new AbortController();
    const request = { ...first, location };
    const operation = crossSellUrl === null ? getCrossSell : { ...getCrossSell, path: crossSellUrl };
    client.call(operation, request, { signal: left.signal }).then((result) => {
      if (!left.signal.aborted) setRow(result.ok ? result.value : nothing);
    });
    return () => left.abort();
  }, [client, crossSellUrl, location, first]);
  return row;
}
