import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { batchSize } from "./batch.ts";

/**
 * Deletes a batch of the baskets, with their lines, whose guest is gone and that were last changed not after `until`, and
 * answers how many. An order, and a basket that an order attempt names, are kept; attempts are looked up by basket, since
 * a join may read all of them.
 */
export async function deleteAbandonedBaskets(database: Kysely<StoreDatabase>, until: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from basket where basket_id = any(array(
      select basket_id from basket b
      where is_abandoned and status <> 'ordered' and updated_at <= ${until}
        and basket_id <> all(array(select basket_id from order_attempt a where a.basket_id = b.basket_id))
      order by updated_at limit ${sql.lit(batchSize)} for update skip locked))`.execute(database);
  return Number(numAffectedRows);
}
