import { recommendationOperations } from "@store/contract/recommendations";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import type { ProductRow } from "./use-cross-sell.ts";

const nothing: ProductRow = { title: "", items: [] };

/**
 * The feed of a confirmation for the added SKU [CALL-098]: the store's own, or that of another origin if one is
 * configured. Undefined while loading, empty if there is none or it failed.
 */
export function useFeed(feed: "add-to-cart" | "add-to-registry", sku: string): ProductRow | undefined {
  const store = useStore();
  const [row, setRow] = useState<ProductRow>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    async function load(): Promise<ProductRow> {
      const { recommendationBaseUrl } = store.get(siteAtom);
      if (recommendationBaseUrl === null) {
        const call = { item: sku, feed } as const;
        const result = await store
          .get(checkoutClientAtom)
          .call(recommendationOperations.getRecommendations, call, { signal });
        return result.ok ? result.value : nothing;
      }
      const { readOutsideFeed } = await import("./read-outside-feed.ts");
      return (await readOutsideFeed({ item: sku, feed }, { recommendationBaseUrl, signal })) ?? nothing;
    }
    load()
      .catch(() => nothing)
      .then((loaded) => {
        if (!signal.aborted) setRow(loaded);
      });
    return () => left.abort();
  }, [store, feed, sku]);
  return row;
}
