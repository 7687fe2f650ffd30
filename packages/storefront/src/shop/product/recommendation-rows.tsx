import type { Product, ProductCard } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { RecentlyViewedCarousel } from "@store/product-ui/recently-viewed-carousel";
import { checkoutClientAtom } from "@store/shopper-state";
import { viewMark } from "@store/ui-kit/early-protocol";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { type ProductRow, useCrossSell } from "../../web/rows/use-cross-sell.ts";

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
      <CrossSells key={product.productId} product={product} isWantedAbove={isWantedAbove} />
      {viewed?.length === 0 ? null : (
        <div data-part="product-row">
          <RecentlyViewedCarousel items={viewed} />
        </div>
      )}
    </>
  );
}

function CrossSells({ product: { sku, pairsWith }, isWantedAbove }: RecommendationRowsProps) {
  const paired = pairsWith.map((card) => card.sku);
  const wanted = useCrossSell("youMayAlsoWant", [sku], paired);
  const bought = useCrossSell("peopleAlsoBought", [sku]);
  return (
    <>
      {isWantedAbove ? null : <CrossSellRow title="You May Also Want" row={wanted} shownAbove={pairsWith} />}
      <CrossSellRow
        title="People Also Bought"
        row={wanted && bought}
        shownAbove={[...pairsWith, ...(wanted?.items ?? [])]}
      />
    </>
  );
}

interface CrossSellRowProps {
  /** The title above the placeholders; the reply has its own. */
  readonly title: string;
  readonly row: ProductRow | undefined;
  readonly shownAbove: readonly ProductCard[];
}

function CrossSellRow({ title, row, shownAbove }: CrossSellRowProps) {
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
