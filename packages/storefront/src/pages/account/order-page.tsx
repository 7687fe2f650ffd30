import { OrderDetails } from "@store/checkout-ui/account";
import type { Order } from "@store/contract/orders";
import { siteAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { formatDay } from "./orders-page.tsx";

/** An order of the account, for reading and printing. */
export function OrderPage({ order }: { readonly order: Order }) {
  const { brandName, locale } = useAtomValue(siteAtom);
  return (
    <article data-part="confirmation">
      <header>
        {/* The header is not printed. */}
        <p data-print="only">{brandName}</p>
        <nav aria-label="Account" data-print="hide">
          <StoreLink href="/account/orders">All Orders</StoreLink>
        </nav>
        <h1>Order {order.orderNumber}</h1>
        <p data-part="order-number">Placed on {formatDay(order.placedAt, locale)}. We are preparing it.</p>
        <p>Your contact for this order is {order.email}.</p>
      </header>
      <OrderDetails
        order={order}
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
