import { toNetworkBlock } from "../../account/rules/to-network-block.ts";
import type { Answer, CallContext } from "../context.ts";
import { hashWithSecret } from "../session/hash-text.ts";
import type { Limit } from "./limits.ts";
import { giveTryBack, type LimitedSubject, takeTry } from "./queries.ts";

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
    const waitMs = taken.windowStarted.getTime() + limit.withinMs - now.getTime();
    return tooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
  }
  const answer = await attempt();
  if (!isSpent(answer)) await giveTryBack(database, subjects);
  return answer;
}

function tooManyRequests(retryAfterSeconds: number): Answer<never> {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `You have tried too often. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return { kind: "refused", status: 429, errorCode: "TooManyRequests", message, retryAfterSeconds };
}

// An address is nobody's business, so only a keyed hash of its block is stored.
function toSubjects(
  { secret, session, clientAddress = null }: CallContext,
  { name, perSession, perAddress }: Limit,
): LimitedSubject[] {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  return [
    ...(session ? [{ subject: `${name} session ${session.sessionId}`, most: perSession }] : []),
    ...(block === null
      ? []
      : [{ subject: `${name} address ${hashWithSecret(secret, `limit ${block}`)}`, most: perAddress }]),
  ];
}
