import { OrderDetails } from "@store/checkout-ui/account";
import type { Order } from "@store/contract/orders";
import { siteAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { formatDay } from "./orders-page.tsx";

export interface OrderPageProps {
  readonly order: Order;
  /** Where the order is shown to whoever has the link; also its appointments as a calendar file. */
  readonly linkPath?: string | undefined;
  /** Shown by its link, to somebody who may have no account. */
  readonly isLinked?: boolean;
}

/** An order of the account or of a link, to be read and printed. */
export function OrderPage({ order, linkPath, isLinked = false }: OrderPageProps) {
  const { brandName, locale } = useAtomValue(siteAtom);
  return (
    <article data-part="confirmation">
      <header>
        {/* The header is not printed. */}
        <p data-print="only">{brandName}</p>
        {isLinked ? null : (
          <nav aria-label="Account" data-print="hide">
            <StoreLink href="/account/orders">All Orders</StoreLink>
          </nav>
        )}
        <h1>{`Order ${order.orderNumber}`}</h1>
        <p data-part="order-number">{`Placed on ${formatDay(order.placedAt, locale)}. We are preparing it.`}</p>
        <p>{`Your contact for this order is ${order.email}.`}</p>
      </header>
      <OrderDetails
        order={order}
        linkPath={linkPath}
        actions={
          <div data-print="hide" data-with-scripts="">
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
      />
    </article>
  );
}
