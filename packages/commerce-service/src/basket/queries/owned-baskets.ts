import type { Site } from "@store/contract/shared";
import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Basket } from "../basket.ts";
import { type BasketRow, toBasket } from "./read-basket.ts";

/** Locks the current baskets of two owners, and reads them with their lines. */
export async function lockBaskets(
  transaction: Kysely<StoreDatabase>,
  { ownerIds, site }: { ownerIds: readonly string[]; site: Site },
): Promise<Basket[]> {
  await sql`
    select basket_id from basket where owner_id = any(${ownerIds}::text[]) and site = ${site} and status <> 'ordered'
    order by basket_id for update`.execute(transaction);
  // A separate statement: the one that waited for the lock still sees the lines from before.
  const { rows } = await sql<{ basket: BasketRow }>`
    select to_jsonb(b) || jsonb_build_object('lines',
      (select coalesce(jsonb_agg(l order by position), '[]') from basket_line l where l.basket_id = b.basket_id)) as basket
    from basket b where owner_id = any(${ownerIds}::text[]) and site = ${site} and status <> 'ordered'`.execute(
    transaction,
  );
  return rows.map(({ basket }) => toBasket(basket));
}

/** Assigns a basket to another owner without changes, with its next version. */
export async function assignBasket(
  transaction: Kysely<StoreDatabase>,
  { basketId, to, now }: { basketId: string; to: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable("basket")
    .set((eb) => ({ owner_id: to, version: eb("version", "+", 1), updated_at: now }))
    .where("basket_id", "=", basketId)
    .execute();
}
