import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

interface OrderPage {
  ownerId: string;
  /** The number of the owner's order after which the page begins; the newest orders without it. */
  before: string | undefined;
  most: number;
}

/** A page of an owner's orders, newest first, with the number of their items. */
export function findOrders(database: Kysely<StoreDatabase>, { ownerId, before, most }: OrderPage) {
  return database
    .selectFrom("customer_order as placed")
    .select(["placed.order_id", "order_number", "placed_at", "total_cents", "currency"])
    .select((eb) =>
      eb
        .selectFrom("order_line")
        .select((line) => line.fn.coalesce(line.fn.sum<number>("quantity"), line.lit(0)).as("items"))
        .whereRef("order_line.order_id", "=", "placed.order_id")
        .as("items"),
    )
    .where("owner_id", "=", ownerId)
    .$if(before !== undefined, (query) =>
      query.where("place", "<", (eb) =>
        eb
          .selectFrom("customer_order as last")
          .select("last.place")
          .where("last.order_number", "=", Number(before))
          .where("last.owner_id", "=", ownerId),
      ),
    )
    .orderBy("place", "desc")
    .limit(most)
    .execute();
}
