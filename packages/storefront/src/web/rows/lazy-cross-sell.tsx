import { lazyPart } from "@store/ui-kit/lazy-part";
import { LazyRows } from "../hydration/lazy-rows.tsx";
import type { CrossSellRowProps } from "./cross-sell-row.tsx";

const Row = lazyPart(() => import("./cross-sell-row.tsx").then((part) => part.CrossSellRow));

/** A row of products whose script and data load after the page, which it is no content of. */
export function LazyCrossSell(props: CrossSellRowProps) {
  return (
    <LazyRows>
      <Row {...props} />
    </LazyRows>
  );
}
