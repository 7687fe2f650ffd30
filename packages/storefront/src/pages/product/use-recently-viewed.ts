import type { Product, ProductCard } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { keepView } from "./first-view.ts";

/**
 * Notes that the product is looked at [CALL-096], then reads what this shopper looked at before, newest first and without
 * this product. Undefined while that is on its way. One after the other: a first visit gets its cookie from the first.
 */
export function useRecentlyViewed({ productId, sku }: Pick<Product, "productId" | "sku">): ProductCard[] | undefined {
  const client = useAtomValue(checkoutClientAtom);
  const [viewed, setViewed] = useState<ProductCard[]>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const view = { sku, familyId: productId, optionChoiceParameter: "" };
    const noting = client.call(recommendationOperations.updateRecentlyViewed, view, { signal });
    keepView(noting);
    noting
      .then(() => client.call(recommendationOperations.getRecentlyViewed, { isNewLayout: true }, { signal }))
      .then((result) => {
        if (!signal.aborted) setViewed(result.ok ? result.value.items : []);
      });
    return () => left.abort();
  }, [client, productId, sku]);
  return viewed?.filter(({ id }) => id !== productId);
}
