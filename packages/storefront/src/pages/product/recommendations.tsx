import type { Product } from "@store/contract/catalog";
import { LateRows } from "../../late-rows.tsx";
import { lazyPart } from "../../lazy-part.ts";

const Rows = lazyPart(() => import("./recommendation-rows.tsx").then((part) => part.RecommendationRows));

/** Rows of other products below the page. They are fetched after it, script and all, since nobody came for them. */
export function Recommendations({ product }: { product: Pick<Product, "productId" | "sku"> }) {
  return (
    <LateRows>
      <Rows product={product} />
    </LateRows>
  );
}
