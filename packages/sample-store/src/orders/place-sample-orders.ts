import type { StoreDatabase } from "@store/commerce-service";
import { openPool } from "@store/commerce-service/node";
import { type Kysely, sql } from "kysely";
import { type Fetch, placeOrder } from "./place-order.ts";
import { sampleOrders } from "./sample-orders.ts";

const lockNumber = 7_021_000_003;

/**
 * Places the sample orders through the service in a store without orders; of several processes, one does. A store whose
 * sample orders are refused opens nevertheless.
 */
export async function placeSampleOrders(
  fetch: Fetch,
  {
    databaseUrl,
    now,
  }: { databaseUrl: string /** The time of the store's clock (ISO 8601). */; now?: string | undefined },
): Promise<void> {
  const database: Kysely<StoreDatabase> = openPool(databaseUrl, { maxConnections: 1, limited: false });
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
      const order = await transaction.selectFrom("customer_order").select("order_id").limit(1).executeTakeFirst();
      if (order) return;
      const today = now === undefined ? new Date() : new Date(now);
      for (const order of sampleOrders) await placeOrder(fetch, order, today);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The store opens without all of its sample orders. ${reason}`);
  } finally {
    await database.destroy();
  }
}
