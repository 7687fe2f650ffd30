import { ProductCarousel } from "@store/product-ui/product-carousel";
import { useTrending } from "./use-trending.ts";

/** "Trending Products", with placeholders until they are there; absent when there are none. */
export function TrendingRow() {
  const items = useTrending();
  if (items?.length === 0) return null;
  return (
    <div data-part="lost-trending">
      <ProductCarousel title="Trending Products" items={items} />
    </div>
  );
}
