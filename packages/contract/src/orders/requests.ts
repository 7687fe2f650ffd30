import * as z from "zod/mini";
import type { RequestsOf } from "../operation.ts";
import { cents, id, text } from "../shared/index.ts";
import type { orderOperations } from "./operations.ts";

/** `adata` is the partner's transaction id or empty; `quotedTotal` is what the shopper was shown, to be refused when it is too low, never to be charged. */
export const placeOrderRequest = z.strictObject({
  adata: text(200),
  quotedTotal: z.optional(cents),
});
export type PlaceOrder = z.infer<typeof placeOrderRequest>;

export const orderRequests = {
  placeOrder: placeOrderRequest,
  getOrderAttempt: z.strictObject({ key: id }),
  getOrder: z.strictObject({ orderId: id }),
} satisfies RequestsOf<typeof orderOperations>;
