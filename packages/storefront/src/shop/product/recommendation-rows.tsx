import type { Product, ProductCard } from "@store/contract/catalog";
import type { CrossSellLocation } from "@store/contract/recommendations";
import { recommendationOperations } from "@store/contract/recommendations";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { RecentlyViewedCarousel } from "@store/product-ui/recently-viewed-carousel";
import { checkoutClientAtom } from "@store/shopper-state";
import { viewMark } from "@store/ui-kit/early-protocol";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useCrossSell } from "../../web/rows/use-cross-sell.ts";

interface CrossSell {
  readonly location: CrossSellLocation;
  /** The title above the placeholders; the reply has its own. */
  readonly title: string;
}

const crossSells: readonly CrossSell[] = [
  { location: "youMayAlsoWant", title: "You May Also Want" },
  { location: "peopleAlsoBought", title: "People Also Bought" },
];

export interface RecommendationRowsProps {
  readonly product: Pick<Product, "productId" | "sku" | "pairsWith">;
  /** Whether an add to a registry shows its own "You May Also Want" above [REG-05], so that no title stands twice. */
  readonly isWantedAbove: boolean;
}

/**
 * You May Also Want, People Also Bought and Recently Viewed [PROD-04]. Empty rows are absent, and so are products that
 * the page already shows above.
 */
export function RecommendationRows({ product, isWantedAbove }: RecommendationRowsProps) {
  const viewed = useRecentlyViewed(product);
  return (
    <>
      {crossSells.map(({ location, title }) =>
        location === "youMayAlsoWant" && isWantedAbove ? null : (
          <CrossSellRow
            key={`${location}-${product.productId}`}
            location={location}
            title={title}
            sku={product.sku}
            shownAbove={product.pairsWith}
          />
        ),
      )}
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
}: CrossSell & { sku: string; shownAbove: readonly ProductCard[] }) {
  const row = useCrossSell(
    location,
    [sku],
    shownAbove.map((card) => card.sku),
  );
  const items = row?.items.filter(({ id }) => !shownAbove.some((card) => card.id === id));
  if (items?.length === 0) return null;
  return (
    <div data-part="product-row">
      <ProductCarousel title={row?.title ?? title} items={items} />
    </div>
  );
}

/**
 * Records the view of the product [CALL-096], then loads the previously viewed ones, newest first and without the
 * product of the page. Undefined while loading, empty if there are none or the call failed.
 */
function useRecentlyViewed({ productId, sku }: Pick<Product, "productId" | "sku">): ProductCard[] | undefined {
  const client = useAtomValue(checkoutClientAtom);
  const [viewed, setViewed] = useState<ProductCard[]>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const view = { sku, familyId: productId, optionChoiceParameter: "" };
    // A shopper who has left the page has viewed it nevertheless.
    const recorded = isRecorded(view) || client.call(recommendationOperations.updateRecentlyViewed, view);
    Promise.resolve(recorded)
      .then(() => client.call(recommendationOperations.getRecentlyViewed, { isNewLayout: true }, { signal }))
      .then((result) => {
        if (!signal.aborted) setViewed(result.ok ? result.value.items : []);
      });
    return () => left.abort();
  }, [client, productId, sku]);
  return viewed?.filter(({ id }) => id !== productId);
}

/** Whether the head of the document has recorded this view, which counts once. */
function isRecorded(view: object): boolean {
  const [mark] = performance.getEntriesByName(viewMark);
  performance.clearMarks(viewMark);
  return mark instanceof PerformanceMark && mark.detail === JSON.stringify(view);
}
