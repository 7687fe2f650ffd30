import type { Answer, CallContext } from "../context.ts";
import type { Limit } from "./limits.ts";
import { consumeKeys, countKeys, refundKeys } from "./queries.ts";
import { rateLimitKeys } from "./rate-limit-keys.ts";
import { tooManyRequests } from "./too-many-requests.ts";

type RateLimitContext = Pick<CallContext, "database" | "clock" | "log" | "secret" | "session" | "clientAddress">;

/**
 * Counts a try of something that may be tried only so often, by the session and by where it comes from, before it is made;
 * undefined when it may be. Whoever has none left, or is over one of the limits of `unless`, is answered 429 and when to
 * come back. One statement.
 */
export async function consume(
  context: RateLimitContext,
  limit: Limit,
  { unless = [] }: { unless?: readonly Limit[] } = {},
): Promise<Answer<never> | undefined> {
  const { database, clock, log } = context;
  const now = clock.now();
  const toTries = (one: Limit) => ({ subjects: rateLimitKeys(context, one), withinMs: one.withinMs });
  const taken = await consumeKeys(database, { tries: toTries(limit), unless: unless.map(toTries), now });
  if (taken.ok) return undefined;
  log.warn("limit reached", { limit: limit.name });
  return tooManyRequests(taken.leftMs);
}

/** Gives a try back that turned out to have been none. */
export function refund(context: RateLimitContext, limit: Limit): Promise<void> {
  return refundKeys(context.database, rateLimitKeys(context, limit));
}

/** Counts what can be told only afterwards, however many there were before. */
export function penalize(context: RateLimitContext, limit: Limit): Promise<void> {
  const { database, clock } = context;
  return countKeys(database, { subjects: rateLimitKeys(context, limit), withinMs: limit.withinMs, now: clock.now() });
}

/**
 * Does something that may be tried only so often. Each try counts from before it is made until it turns out to have been
 * no guess; whoever has none left is answered 429, right or wrong.
 */
export async function withRateLimit<Reply>(
  context: RateLimitContext,
  limit: Limit,
  { attempt, isSpent }: { attempt: () => Promise<Answer<Reply>>; isSpent: (answer: Answer<Reply>) => boolean },
): Promise<Answer<Reply>> {
  const limited = await consume(context, limit);
  if (limited) return limited;
  const answer = await attempt();
  if (!isSpent(answer)) await refund(context, limit);
  return answer;
}
