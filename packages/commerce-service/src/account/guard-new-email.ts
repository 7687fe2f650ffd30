import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume, refund, withRateLimit } from "../service/rate-limit/rate-limit.ts";

/**
 * Runs work that reveals whether an e-mail address is in use. Successes are limited, and so are refusals: after too many
 * of them no try is evaluated, whatever its address.
 */
export function guardNewEmail<Reply extends { isSuccess: boolean }>(
  context: CallContext,
  attempt: () => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  return withRateLimit(context, limits.newAccounts, {
    unless: [limits.refusedAccounts],
    attempt,
    isSpent: (answer) => answer.kind === "reply" && answer.reply.isSuccess,
  });
}

/**
 * Saves an e-mail address in a transaction; `save` returns whether it was free. The try counts as refused until then.
 * Other tries of the network block wait for the transaction, so that they exceed no limit, and none is refused because
 * many shoppers of an office create their accounts at the same moment.
 */
export function takeEmail(
  context: CallContext,
  save: (transaction: Kysely<StoreDatabase>) => Promise<boolean>,
): Promise<{ kind: "taken" | "inUse" } | Extract<Answer<never>, { kind: "refused" }>> {
  return context.database.transaction().execute(async (transaction) => {
    const within = { ...context, database: transaction };
    const limited = await consume(within, limits.refusedAccounts);
    if (limited) return limited;
    if (!(await save(transaction))) return { kind: "inUse" };
    await refund(within, limits.refusedAccounts);
    return { kind: "taken" };
  });
}
