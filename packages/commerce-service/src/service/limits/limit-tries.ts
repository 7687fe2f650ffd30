import type { Answer, CallContext } from "../context.ts";
import type { Limit } from "./limits.ts";
import { giveTryBack, takeTry } from "./queries.ts";
import { toSubjects } from "./to-subjects.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/**
 * Does something that may be tried only so often, by the session and by where it comes from. Each try counts from before
 * it is made until it turns out to have been no guess; whoever has none left is answered 429 and when to come back, right
 * or wrong.
 */
export async function limitTries<Reply>(
  context: CallContext,
  limit: Limit,
  { attempt, isSpent }: { attempt: () => Promise<Answer<Reply>>; isSpent: (answer: Answer<Reply>) => boolean },
): Promise<Answer<Reply>> {
  const { database, clock, log } = context;
  const now = clock.now();
  const subjects = toSubjects(context, limit);
  const taken = await takeTry(database, { subjects, withinMs: limit.withinMs, now });
  if (!taken.ok) {
    log.warn("limit reached", { limit: limit.name });
    return tooManyRequests(limit, taken.windowStarted, now);
  }
  const answer = await attempt();
  if (!isSpent(answer)) await giveTryBack(database, subjects);
  return answer;
}
