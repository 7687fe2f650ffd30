import type { Product, ProductCard } from "@store/contract/catalog";
import type { CrossSellLocation } from "@store/contract/recommendations";
import { recommendationOperations } from "@store/contract/recommendations";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { RecentlyViewedCarousel } from "@store/product-ui/recently-viewed-carousel";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useCrossSell } from "../../use-cross-sell.ts";

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

/**
 * Notes the view of the product [CALL-096], then reads what this shopper looked at before, newest first and without the
 * product on the page. Undefined while that is on its way, empty when there is nothing or it failed.
 */
function useRecentlyViewed({ productId, sku }: Pick<Product, "productId" | "sku">): ProductCard[] | undefined {
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
