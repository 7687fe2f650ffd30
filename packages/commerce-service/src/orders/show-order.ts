import type { ReplyOf } from "@store/contract/operation";
import type { orderOperations } from "@store/contract/orders";
import type { Answer, CallContext } from "../service/context.ts";
import { findOrder } from "./queries/find-order.ts";
import { toOrder } from "./rules/to-order.ts";

const orderNotFound = {
  kind: "refused",
  status: 404,
  errorCode: "OrderNotFound",
  message: "We cannot find this order here. Open it in the browser in which you placed it.",
} as const;

/** An order for the session that placed it; to everybody else there is no such order. */
export async function showOrder(
  { orderId }: { orderId: string },
  { database, session }: CallContext,
): Promise<Answer<ReplyOf<(typeof orderOperations)["getOrder"]>>> {
  const found = session && (await findOrder(database, { orderId, ownerId: session.ownerId }));
  return found ? { kind: "reply", reply: { isSuccess: true, order: toOrder(found) } } : orderNotFound;
}
