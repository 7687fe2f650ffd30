import type { Answer, CallContext } from "../service/context.ts";
import { limits, wrongPins } from "../service/rate-limit/limits.ts";
import { consumeKeys, refundKeys } from "../service/rate-limit/queries.ts";
import { tooManyRequests, withRateLimit } from "../service/rate-limit/rate-limit.ts";
import { hashWithSecret } from "../service/session/hash-text.ts";

const guesses: ReadonlySet<string> = new Set([
  "GiftCardNotFound",
  "TenderCodeNotFound",
  "CertificateNotFound",
  "PromoNotFound",
]);

/**
 * Runs work with a number or code that could be guessed: wrong ones are counted, and after too many none is evaluated.
 */
export function guardBruteForce<Reply extends { errorCode?: string | null | undefined }>(
  context: CallContext,
  attempt: () => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  return withRateLimit(context, limits.guesses, {
    attempt,
    isSpent: (answer) => answer.kind === "reply" && guesses.has(answer.reply.errorCode ?? ""),
  });
}

const lockedText =
  "This gift card was entered with a wrong PIN too often. Please try again tomorrow, or pay another way.";

/**
 * Limits how often a wrong PIN of a gift card's number is evaluated in a day, for all sessions and addresses. Unknown
 * numbers are counted in the same way, so that the refusal reveals nothing about a number.
 */
export async function guardPin<Reply extends { errorCode?: string | null | undefined }>(
  { database, clock, secret, log }: CallContext,
  numberHash: string,
  attempt: () => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  const { name, perNumber, withinMs } = wrongPins;
  const subjects = [{ subject: `${name} ${hashWithSecret(secret, numberHash)}`, most: perNumber }];
  const taken = await consumeKeys(database, { tries: { subjects, withinMs }, now: clock.now() });
  if (!taken.ok) {
    log.warn("limit reached", { limit: name });
    return tooManyRequests(taken.leftMs, lockedText);
  }
  const answer = await attempt();
  const isWrong = answer.kind === "reply" && answer.reply.errorCode === "GiftCardNotFound";
  if (!isWrong) await refundKeys(database, subjects);
  return answer;
}
