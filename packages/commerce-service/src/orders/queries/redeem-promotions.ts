import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Holds } from "../rules/to-holds.ts";

/** Notes the use of codes; answers those that cannot be used any more, of which there are none when all is well. */
export async function redeemPromotions(
  transaction: Kysely<StoreDatabase>,
  { attemptId, uses }: { attemptId: string; uses: Holds["promotions"] },
): Promise<string[]> {
  if (uses.length === 0) return [];
  const used = await transaction
    .insertInto("promotion_use")
    .values(
      uses.toSorted((one, other) => (one.code < other.code ? -1 : 1)).map((use) => ({ ...use, attempt_id: attemptId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("code")
    .execute();
  return uses.map(({ code }) => code).filter((code) => !used.some((use) => use.code === code));
}
