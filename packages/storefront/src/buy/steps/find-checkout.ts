import type { CheckoutClient } from "@store/checkout-client";
import { type CheckoutModel, checkoutOperations } from "@store/contract/checkout";
import { replyOf } from "../../web/context/page-context.ts";

/** The shopper's open checkout, or null if there is none; a failure of the service becomes the error page. */
export async function findCheckout(client: CheckoutClient): Promise<CheckoutModel | null> {
  const result = await client.call(checkoutOperations.refreshCheckout, {});
  if (!result.ok && result.failure.kind === "sessionReset") return null;
  return (await replyOf(Promise.resolve(result))).checkout ?? null;
}
