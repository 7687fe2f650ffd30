import type { ListedOrder } from "@store/contract/account";
import { siteAtom } from "@store/shopper-state";
import { StoreLink } from "@store/ui-kit/link";
import { Price } from "@store/ui-kit/price";
import { useAtomValue } from "jotai";
import { AccountFrame } from "./account-frame.tsx";

const statusTexts = { preparing: "Being prepared" } as const satisfies Record<ListedOrder["status"], string>;

export interface OrdersPageProps {
  readonly orders: readonly ListedOrder[];
  /** The `before` of older orders; null if there are none. */
  readonly next: string | null;
}

/** The orders of an account, newest first. */
export function OrdersPage({ orders, next }: OrdersPageProps) {
  return (
    <AccountFrame title="Orders" section="/account/orders">
      {orders.length > 0 ? <OrderList orders={orders} /> : <p>You have no orders yet.</p>}
      {next === null ? null : (
        <p>
          <StoreLink href={`/account/orders?before=${next}`}>Older Orders</StoreLink>
        </p>
      )}
    </AccountFrame>
  );
}

/** Orders with number, date, status, item count and total, each a link to its details. */
export function OrderList({ orders }: Pick<OrdersPageProps, "orders">) {
  const { locale } = useAtomValue(siteAtom);
  return (
    <ul data-part="account-list">
      {orders.map(({ orderId, orderNumber, placedAt, status, itemCount, total, currency }) => (
        <li key={orderId}>
          <div>
            <StoreLink href={`/account/orders/${orderId}`}>{`Order ${orderNumber}`}</StoreLink>
            <p data-part="soft">
              <span>{`${formatDay(placedAt, locale)} · ${statusTexts[status]} · ${itemCount} ${itemCount === 1 ? "item" : "items"}`}</span>
            </p>
          </div>
          <Price cents={total} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

/** A date in the stores' time zone: the same on the server and in every browser. */
export function formatDay(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: "long", timeZone: "America/Chicago" });
}
