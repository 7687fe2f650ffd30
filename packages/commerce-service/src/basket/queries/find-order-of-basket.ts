import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** The order of a basket, for the session or account that placed it. */
export function findOrderOfBasket(
  database: Kysely<StoreDatabase>,
  { basketId, ownerId }: { basketId: string; ownerId: string },
): Promise<{ orderId: string } | undefined> {
  return database
    .selectFrom("customer_order")
    .select("order_id as orderId")
    .where("basket_id", "=", basketId)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}
