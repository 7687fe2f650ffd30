import type { Product, ProductCard } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

/**
 * Notes the view of the product [CALL-096], then reads what this shopper looked at before, newest first and without the
 * product on the page. Undefined while that is on its way, empty when there is nothing or it failed.
 */
export function useRecentlyViewed({ productId, sku }: Pick<Product, "productId" | "sku">): ProductCard[] | undefined {
  const client = useAtomValue(checkoutClientAtom);
  const [viewed, setViewed] = useState<ProductCard[]>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const view = { sku, familyId: productId, optionChoiceParameter: "" };
    // Who has gone on has looked at it all the same.
    client
      .call(recommendationOperations.updateRecentlyViewed, view)
      .then(() => client.call(recommendationOperations.getRecentlyViewed, { isNewLayout: true }, { signal }))
      .then((result) => {
        if (!signal.aborted) setViewed(result.ok ? result.value.items : []);
      });
    return () => left.abort();
  }, [client, productId, sku]);
  return viewed?.filter(({ id }) => id !== productId);
}
