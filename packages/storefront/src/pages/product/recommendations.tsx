import { lazyPart } from "../../lazy-part.ts";
import { LazyRows } from "../../lazy-rows.tsx";
import type { RecommendationRowsProps } from "./recommendation-rows.tsx";

const Rows = lazyPart(() => import("./recommendation-rows.tsx").then((part) => part.RecommendationRows));

/** Rows of other products below the page. They are fetched after it, script and all, since nobody came for them. */
export function Recommendations(props: RecommendationRowsProps) {
  return (
    <LazyRows>
      <Rows {...props} />
    </LazyRows>
  );
}
