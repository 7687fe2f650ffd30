import { ProductCarousel } from "@store/product-ui/product-carousel";
import { useCrossSell } from "../../use-cross-sell.ts";

/** "Trending Products", with placeholders until they have loaded; absent if there are none. */
export function TrendingRow() {
  const row = useCrossSell("trending");
  if (row?.items.length === 0) return null;
  return (
    <div data-part="error-page-trending">
      <ProductCarousel title="Trending Products" items={row?.items} />
    </div>
  );
}
