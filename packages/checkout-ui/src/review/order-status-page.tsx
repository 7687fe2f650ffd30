import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { usePageTitle } from "../shell/use-page-title.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { ReviewNotice } from "./review-notice.tsx";

export interface OrderStatusPageProps extends Pick<PageNavigation, "onTitle"> {
  /** Whether the outcome is still unknown after a minute. */
  readonly isOver: boolean;
}

export const orderStatusTitle = "Order Status";

/** Shown while the outcome of an order placed without scripts is unknown. The page refreshes itself. */
export function OrderStatusPage({ isOver, onTitle }: OrderStatusPageProps) {
  const { currency, locale } = useAtomValue(siteAtom);
  usePageTitle(orderStatusTitle, { hasError: false, onTitle });
  return (
    <div data-part="checkout">
      <h1>{orderStatusTitle}</h1>
      <ReviewNotice notice={{ kind: "confirming", isOver }} totalCents={0} price={{ currency, locale }} />
    </div>
  );
}
