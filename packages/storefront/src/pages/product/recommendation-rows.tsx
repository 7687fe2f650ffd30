import type { Product } from "@store/contract/catalog";
import type { CrossSellLocation } from "@store/contract/recommendations";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { RecentlyViewedCarousel } from "@store/product-ui/recently-viewed-carousel";
import { useCrossSell } from "../../use-cross-sell.ts";
import { useRecentlyViewed } from "./use-recently-viewed.ts";

interface CrossSell {
  readonly location: CrossSellLocation;
  /** What stands above the placeholders; the reply brings its own. */
  readonly title: string;
}

const crossSells: readonly CrossSell[] = [
  { location: "youMayAlsoWant", title: "You May Also Want" },
  { location: "peopleAlsoBought", title: "People Also Bought" },
];

export interface RecommendationRowsProps {
  readonly product: Pick<Product, "productId" | "sku" | "pairsWith">;
}

/**
 * What else a shopper may want, what others bought, and what this one looked at before [PROD-04]. Empty rows are absent, and
 * what goes with the product stands above already.
 */
export function RecommendationRows({ product }: RecommendationRowsProps) {
  const shownAbove = product.pairsWith.map(({ id }) => id);
  const viewed = useRecentlyViewed(product);
  return (
    <>
      {crossSells.map(({ location, title }) => (
        <CrossSellRow
          key={`${location}-${product.productId}`}
          location={location}
          title={title}
          sku={product.sku}
          shownAbove={shownAbove}
        />
      ))}
      {viewed?.length === 0 ? null : (
        <div data-part="product-row">
          <RecentlyViewedCarousel items={viewed} />
        </div>
      )}
    </>
  );
}

function CrossSellRow({
  location,
  title,
  sku,
  shownAbove,
}: CrossSell & { sku: string; shownAbove: readonly string[] }) {
  const row = useCrossSell(location, sku);
  const items = row?.items.filter(({ id }) => !shownAbove.includes(id));
  if (items?.length === 0) return null;
  return (
    <div data-part="product-row">
      <ProductCarousel title={row?.title ?? title} items={items} />
    </div>
  );
}
