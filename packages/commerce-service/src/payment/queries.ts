import type { Kysely } from "kysely";
import type { BasketCardRow, StoreDatabase } from "../database/schema.ts";

/** The card of a basket; one is all that this store takes for an order so far. */
export function findCard(database: Kysely<StoreDatabase>, basketId: string): Promise<BasketCardRow | undefined> {
  return database
    .selectFrom("basket_card")
    .selectAll()
    .where("basket_id", "=", basketId)
    .where("slot", "=", 1)
    .executeTakeFirst();
}

/** Puts a card into its slot; the one that was there is forgotten, token and all. */
export async function replaceCard(database: Kysely<StoreDatabase>, card: BasketCardRow): Promise<void> {
  const { basket_payment_id, token, card_type, last_four, exp_month, exp_year } = card;
  await database
    .insertInto("basket_card")
    .values(card)
    .onConflict((conflict) =>
      conflict
        .columns(["basket_id", "slot"])
        .doUpdateSet({ basket_payment_id, token, card_type, last_four, exp_month, exp_year }),
    )
    .execute();
}
