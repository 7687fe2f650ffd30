import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { StockNeeded } from "../rules/to-stock-needed.ts";

/**
 * Takes all of it from stock, or nothing; answers whether it did. Rows are locked in the order of their SKUs, so that
 * orders of the same items never wait for each other in a circle, and the condition is judged on what is there then.
 */
export async function reserveStock(
  transaction: Kysely<StoreDatabase>,
  needed: readonly StockNeeded[],
): Promise<boolean> {
  if (needed.length === 0) return true;
  const { rows } = await sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as item (sku text, quantity int)),
    locked as (
      select stock.sku, stock.available, wanted.quantity from stock join wanted on wanted.sku = stock.sku
      order by stock.sku for update of stock)
    update stock set available = stock.available - locked.quantity from locked
    where stock.sku = locked.sku and stock.available >= locked.quantity
      and (select count(*) filter (where available >= quantity) from locked) = ${needed.length}
    returning stock.sku`.execute(transaction);
  return rows.length === needed.length;
}
