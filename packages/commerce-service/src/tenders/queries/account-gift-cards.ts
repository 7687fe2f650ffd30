import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";

/**
 * Whether an account has used a gift card with its PIN. The marks are keyed hashes of the account and of the hash of
 * the number, one with each secret.
 */
export async function hasAccountUsed(
  database: Kysely<StoreDatabase>,
  { accountId, cardMarks }: { accountId: string; cardMarks: readonly string[] },
): Promise<boolean> {
  const found = await database
    .selectFrom("account_gift_card")
    .select("card_mark")
    .where("account_id", "=", accountId)
    .where("card_mark", "in", cardMarks)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records that an account used a gift card with its PIN. */
export async function saveAccountUse(
  database: Kysely<StoreDatabase>,
  { accountId, cardMark, now }: { accountId: string; cardMark: string; now: Date },
): Promise<void> {
  await database
    .insertInto("account_gift_card")
    .values({ account_id: accountId, card_mark: cardMark, used_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "card_mark"]).doUpdateSet({ used_at: now }))
    .execute();
}
