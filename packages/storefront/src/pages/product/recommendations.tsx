import type { Product } from "@store/contract/catalog";
import { lazy, Suspense } from "react";
import { useIsHydrated } from "../../use-is-hydrated.ts";

const Rows = lazy(() => import("./recommendation-rows.tsx").then((part) => ({ default: part.RecommendationRows })));

/** Rows of other products below the page. They are fetched after it, script and all, since nobody came for them. */
export function Recommendations({ product }: { product: Pick<Product, "productId" | "sku"> }) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <Rows product={product} />
    </Suspense>
  );
}
