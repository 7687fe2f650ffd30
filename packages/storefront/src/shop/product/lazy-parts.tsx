import { lazyPart } from "@store/ui-kit/lazy-part";
import { PartUnavailable } from "../../buy/adding/part-unavailable.tsx";
import { LazyRows } from "../../web/hydration/lazy-rows.tsx";
import type { RecommendationRowsProps } from "./recommendation-rows.tsx";

const Rows = lazyPart(() => import("./recommendation-rows.tsx").then((part) => part.RecommendationRows));

/**
 * Rows of other products below the page. They load after it, script and all, since they are not the content of the
 * page.
 */
export function Recommendations(props: RecommendationRowsProps) {
  return (
    // They also record that the product was viewed.
    <LazyRows when="hydrated">
      <Rows {...props} />
    </LazyRows>
  );
}

/**
 * The fields of a personalization, which few products have. No boundary is around them: a document hydrates when their script
 * is there, since an update of the router in between would remove what is shown.
 */
export const PersonalizationPart = lazyPart(
  () => import("./personalization-part.tsx").then((part) => part.PersonalizationPart),
  { Unavailable: PartUnavailable },
);

/** The purchase of a sectional's ready layout, without a boundary for the same reason. */
export const LayoutPurchase = lazyPart(() => import("./sectional-part.tsx").then((part) => part.LayoutPurchase), {
  Unavailable: PartUnavailable,
});
/** The other ways to buy a sectional, below its page. */
export const Sectional = lazyPart(() => import("./sectional-part.tsx").then((part) => part.SectionalPart));
