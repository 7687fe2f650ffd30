import { type Kysely, sql } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

// A security code that the order was refused for is asked again.
const withoutPayment = sql<string>`choices - 'cards' - 'wallet' - 'verifiedCardIds'`;
const cardsAskingCode = sql`(
  select jsonb_build_object('cards', coalesce(jsonb_agg(card - 'isVerified' || '{"asksCode": true}'), '[]'))
  from jsonb_array_elements(choices->'cards') card)`;

/**
 * Opens a basket again under a new version and forgets its cards, so that the next press is a new attempt with another. A card
 * that was refused for its security code stays, and asks for the code alone.
 */
export async function reopenBasket(
  transaction: Kysely<StoreDatabase>,
  { basketId, now, asksCode }: { basketId: string; now: Date; asksCode: boolean },
): Promise<void> {
  await transaction
    .updateTable("basket")
    .set((eb) => ({
      status: "open",
      version: eb("version", "+", 1),
      updated_at: now,
      choices: asksCode ? sql<string>`${withoutPayment} || ${cardsAskingCode}` : withoutPayment,
    }))
    .where("basket_id", "=", basketId)
    .execute();
}
