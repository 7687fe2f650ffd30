import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** What an order buys of a registry. */
export interface Gift {
  registry_id: string;
  sku: string;
  quantity: number;
}

/** A gift of which less is wanted: how many the owner wants, and how many others have bought or hold. */
export interface ExceedingGift extends Gift {
  wanted: number;
  others: number;
}

/**
 * Holds what an order buys of registries, and returns what is more than its owner wants: with what other orders have
 * bought, and with what running ones hold. Items are locked in one order, so that each of two orders at the same time
 * counts the other or is counted by it.
 */
export async function holdGifts(
  transaction: Kysely<StoreDatabase>,
  { attemptId, gifts }: { attemptId: string; gifts: readonly Gift[] },
): Promise<ExceedingGift[]> {
  if (gifts.length === 0) return [];
  const given = sql`jsonb_to_recordset(${JSON.stringify(gifts)}::jsonb) as given (registry_id text, sku text, quantity int)`;
  await transaction
    .selectFrom("registry_item")
    .where("registry_id", "in", [...new Set(gifts.map(({ registry_id }) => registry_id))])
    .where("sku", "in", [...new Set(gifts.map(({ sku }) => sku))])
    .select("sku")
    .orderBy("registry_id")
    .orderBy("sku")
    .forUpdate()
    .execute();
  await sql`insert into registry_hold (attempt_id, registry_id, sku, quantity)
    select ${attemptId}, registry_id, sku, quantity from ${given}`.execute(transaction);
  const { rows } = await sql<ExceedingGift>`
    select * from (
      select given.registry_id, given.sku, given.quantity,
        coalesce((select i.quantity from registry_item i
          where i.registry_id = given.registry_id and i.sku = given.sku), 0)::int as wanted,
        (coalesce((select sum(l.quantity) from order_line l
            where l.registry_id = given.registry_id and l.sku = given.sku), 0)
          + coalesce((select sum(h.quantity) from registry_hold h
            where h.registry_id = given.registry_id and h.sku = given.sku and h.attempt_id <> ${attemptId}), 0)
        )::int as others
      from ${given}) gift
    where wanted < others + quantity`.execute(transaction);
  return rows;
}
