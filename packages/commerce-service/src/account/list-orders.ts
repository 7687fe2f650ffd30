import type { ListedOrder } from "@store/contract/account";
import type { GetOrders } from "@store/contract/account/requests";
import type { Answer, CallContext } from "../service/context.ts";
import { toOwnerId } from "../service/session/owner-id.ts";
import { findOrders } from "./queries/find-orders.ts";

const pageSize = 20;

/** The orders of an account on this storefront, newest first, twenty at a time. */
export async function listOrders(
  accountId: string,
  { before }: GetOrders,
  { database, site, brand }: CallContext,
): Promise<Answer<{ isSuccess: boolean; orders: ListedOrder[]; next: string | null }>> {
  const ownerId = toOwnerId(accountId, { site, brand });
  const found = await findOrders(database, { ownerId, before, most: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const orders = shown.map(
    (row): ListedOrder => ({
      orderId: row.order_id,
      orderNumber: String(row.order_number),
      placedAt: row.placed_at.toISOString(),
      status: "preparing",
      itemCount: Number(row.items),
      total: row.total_cents,
      currency: row.currency,
    }),
  );
  const next = found.length > pageSize ? (orders.at(-1)?.orderNumber ?? null) : null;
  return { kind: "reply", reply: { isSuccess: true, orders, next } };
}
