import { lazy, Suspense } from "react";
import { useIsHydrated } from "../../use-is-hydrated.ts";

const Row = lazy(() => import("./trending-row.tsx").then((part) => ({ default: part.TrendingRow })));

/** Fetched after the page, script and all: every page brings the pages of the lost along, and few shoppers see them. */
export function TrendingProducts() {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <Row />
    </Suspense>
  );
}
