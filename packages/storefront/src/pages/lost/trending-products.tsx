import { LateRows } from "../../late-rows.tsx";
import { lazyPart } from "../../lazy-part.ts";

const Row = lazyPart(() => import("./trending-row.tsx").then((part) => part.TrendingRow));

/** Fetched after the page, script and all: every page brings the pages of the lost along, and few shoppers see them. */
export function TrendingProducts() {
  return (
    <LateRows>
      <Row />
    </LateRows>
  );
}
