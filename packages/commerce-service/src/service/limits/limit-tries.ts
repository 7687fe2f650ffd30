import type { Answer, CallContext } from "../context.ts";
import type { Limit } from "./limits.ts";
import { countTry, returnTry, takeTry } from "./queries.ts";
import { toSubjects } from "./to-subjects.ts";
import { tooManyRequests } from "./too-many-requests.ts";

type Trier = Pick<CallContext, "database" | "clock" | "log" | "secret" | "session" | "clientAddress">;

/**
 * Counts a try of something that may be tried only so often, by the session and by where it comes from, before it is made;
 * undefined when it may be. Whoever has none left, or is over one of the limits of `unless`, is answered 429 and when to
 * come back. One statement.
 */
export async function startTry(
  context: Trier,
  limit: Limit,
  { unless = [] }: { unless?: readonly Limit[] } = {},
): Promise<Answer<never> | undefined> {
  const { database, clock, log } = context;
  const now = clock.now();
  const toTries = (one: Limit) => ({ subjects: toSubjects(context, one), withinMs: one.withinMs });
  const taken = await takeTry(database, { tries: toTries(limit), unless: unless.map(toTries), now });
  if (taken.ok) return undefined;
  log.warn("limit reached", { limit: limit.name });
  return tooManyRequests(taken.leftMs);
}

/** Gives a try back that turned out to have been none. */
export function takeBackTry(context: Trier, limit: Limit): Promise<void> {
  return returnTry(context.database, toSubjects(context, limit));
}

/** Counts what can be told only afterwards, however many there were before. */
export function noteTry(context: Trier, limit: Limit): Promise<void> {
  const { database, clock } = context;
  return countTry(database, { subjects: toSubjects(context, limit), withinMs: limit.withinMs, now: clock.now() });
}

/**
 * Does something that may be tried only so often. Each try counts from before it is made until it turns out to have been
 * no guess; whoever has none left is answered 429, right or wrong.
 */
export async function limitTries<Reply>(
  context: Trier,
  limit: Limit,
  { attempt, isSpent }: { attempt: () => Promise<Answer<Reply>>; isSpent: (answer: Answer<Reply>) => boolean },
): Promise<Answer<Reply>> {
  const limited = await startTry(context, limit);
  if (limited) return limited;
  const answer = await attempt();
  if (!isSpent(answer)) await takeBackTry(context, limit);
  return answer;
}
