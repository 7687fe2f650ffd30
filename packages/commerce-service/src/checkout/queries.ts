import type { Kysely } from "kysely";
import type { BasketRow, StoreDatabase } from "../database/schema.ts";

/** The columns of a basket that the checkout's steps fill. */
export type CheckoutColumns = Pick<
  BasketRow,
  "email" | "shipping_address" | "billing_address" | "service_levels" | "reached_step"
>;

/** Writes the checkout's columns of a basket whose version was raised in this transaction. */
export async function saveCheckoutColumns(
  database: Kysely<StoreDatabase>,
  { basket_id, ...basket }: CheckoutColumns & Pick<BasketRow, "basket_id">,
): Promise<void> {
  await database
    .updateTable("basket")
    .set({
      email: basket.email,
      shipping_address: basket.shipping_address && JSON.stringify(basket.shipping_address),
      billing_address: basket.billing_address && JSON.stringify(basket.billing_address),
      service_levels: JSON.stringify(basket.service_levels),
      reached_step: basket.reached_step,
    })
    .where("basket_id", "=", basket_id)
    .execute();
}
