import { lazyPart } from "../../lazy-part.ts";
import { LazyRows } from "../../lazy-rows.tsx";

const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow));

/** Loads its script and data after the page: every page includes the error pages, and few shoppers see them. */
export function TrendingProducts() {
  return (
    <LazyRows>
      <Row />
    </LazyRows>
  );
}
