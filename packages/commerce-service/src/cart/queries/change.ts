import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { BasketRow, StoreDatabase } from "../../database/schema.ts";

/** Raises the version of the session's open basket and answers it; changes of one basket queue on its row. */
export function raiseVersion(
  database: Kysely<StoreDatabase>,
  { sessionId, site, now }: { sessionId: string; site: Site; now: Date },
): Promise<BasketRow | undefined> {
  return database
    .updateTable("basket")
    .set((eb) => ({ version: eb("version", "+", 1), updated_at: now }))
    .where("session_id", "=", sessionId)
    .where("site", "=", site)
    .where("status", "=", "open")
    .returningAll()
    .executeTakeFirst();
}

/** Starts a basket; undefined when the session has one that is not an order yet. */
export function startBasket(
  database: Kysely<StoreDatabase>,
  basket: { basketId: string; sessionId: string; site: Site; brand: Brand; now: Date },
): Promise<BasketRow | undefined> {
  const { basketId, sessionId, site, brand, now } = basket;
  return database
    .insertInto("basket")
    .values({
      basket_id: basketId,
      session_id: sessionId,
      site,
      brand,
      created_at: now,
      updated_at: now,
      email: null,
      shipping_address: null,
      billing_address: null,
    })
    .onConflict((conflict) => conflict.column("session_id").where("status", "<>", "ordered").doNothing())
    .returningAll()
    .executeTakeFirst();
}

const lineColumns = [
  "line_id",
  "basket_id",
  "sku",
  "quantity",
  "donation_cents",
  "personalization_text",
  "position",
] as const;

export interface LineToAdd {
  lineId: string;
  sku: string;
  quantity: number;
  donationCents: number | null;
  personalizationText: string | null;
}

/** Adds so many of a choice: to its line if the basket has one, else as a new line. */
export async function saveAddedLine(
  database: Kysely<StoreDatabase>,
  { basketId, line }: { basketId: string; line: LineToAdd },
): Promise<void> {
  await database
    .insertInto("basket_line")
    .values({
      line_id: line.lineId,
      basket_id: basketId,
      sku: line.sku,
      quantity: line.quantity,
      donation_cents: line.donationCents,
      personalization_text: line.personalizationText,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["basket_id", "sku", "personalization_text", "donation_cents"])
        .doUpdateSet((eb) => ({ quantity: eb("basket_line.quantity", "+", eb.ref("excluded.quantity")) })),
    )
    .execute();
}

/** Sets how many a line holds. */
export async function saveLineQuantity(
  database: Kysely<StoreDatabase>,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<void> {
  await database.updateTable("basket_line").set({ quantity }).where("line_id", "=", lineId).execute();
}

/** Takes a line out of its basket and keeps it to be put back. */
export async function removeLine(database: Kysely<StoreDatabase>, lineId: string): Promise<void> {
  await database
    .with("gone", (query) => query.deleteFrom("basket_line").where("line_id", "=", lineId).returningAll())
    .insertInto("removed_line")
    .columns(lineColumns)
    .expression((query) => query.selectFrom("gone").select(lineColumns))
    .execute();
}

/**
 * Puts a removed line back as it was and where it stood. "taken" when the basket has the same choice again already,
 * "unknown" when it was not removed, or long ago.
 */
export async function restoreLine(
  database: Kysely<StoreDatabase>,
  { lineId, basketId }: { lineId: string; basketId: string },
): Promise<"restored" | "taken" | "unknown"> {
  const removed = await database
    .deleteFrom("removed_line")
    .where("line_id", "=", lineId)
    .where("basket_id", "=", basketId)
    .returningAll()
    .executeTakeFirst();
  if (!removed) return "unknown";
  const restored = await database
    .insertInto("basket_line")
    .values(removed)
    .onConflict((conflict) => conflict.doNothing())
    .returning("line_id")
    .executeTakeFirst();
  return restored ? "restored" : "taken";
}

/** Lets a basket enter the checkout, or sends one that became empty back to the cart. */
export async function saveCheckoutEntry(
  database: Kysely<StoreDatabase>,
  { basketId, isInCheckout }: { basketId: string; isInCheckout: boolean },
): Promise<void> {
  await database
    .updateTable("basket")
    .set(isInCheckout ? { in_checkout: true } : { in_checkout: false, reached_step: 1 })
    .where("basket_id", "=", basketId)
    .execute();
}
