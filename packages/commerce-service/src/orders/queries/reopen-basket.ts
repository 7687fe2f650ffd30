import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/** Opens a basket again under a new version and forgets its cards, so that the next press is a new attempt with another. */
export async function reopenBasket(
  transaction: Kysely<StoreDatabase>,
  { basketId, now }: { basketId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable("basket")
    .set((eb) => ({
      status: "open",
      version: eb("version", "+", 1),
      updated_at: now,
      // A security code that the order was refused for is asked again.
      choices: sql`choices - 'cards' - 'wallet' - 'verifiedCardIds'`,
    }))
    .where("basket_id", "=", basketId)
    .execute();
}
