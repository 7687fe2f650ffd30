import type { Answer, CallContext } from "../context.ts";
import { hashWithSecret } from "../session/hash-text.ts";
import type { Session } from "../session/session-store.ts";
import { toNetworkBlock } from "../to-network-block.ts";
import type { Limit } from "./limits.ts";
import { consumeKeys, countKeys, type RateLimitKey, refundKeys } from "./queries.ts";

/** Whose tries of something are counted: the session's, and those of its block of the network, of which only a keyed hash is stored. */
export function rateLimitKeys(
  {
    secret,
    session,
    clientAddress = null,
  }: Pick<CallContext, "secret" | "clientAddress"> & { session: Pick<Session, "sessionId"> | null },
  { name, perSession, perAddress }: Limit,
): RateLimitKey[] {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  return [
    ...(session ? [{ subject: `${name} session ${session.sessionId}`, most: perSession }] : []),
    ...(block === null ? [] : [{ subject: `${name} address ${hashBlock(secret, block)}`, most: perAddress }]),
  ];
}

// Every call asks for its block's hash, some three times; shoppers come from few blocks at a time.
const hashes = new Map<string, string>();
const maxHashes = 10_000;

function hashBlock(secret: string, block: string): string {
  const asked = `${secret} ${block}`;
  const known = hashes.get(asked);
  if (known !== undefined) return known;
  if (hashes.size >= maxHashes) hashes.clear();
  const hash = hashWithSecret(secret, `limit ${block}`);
  hashes.set(asked, hash);
  return hash;
}

/** What is answered to who has no tries left: 429, when the window that is full ends, and `reason` where minutes do not say it. */
export function tooManyRequests(leftMs: number, reason?: string): Answer<never> {
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message =
    reason ?? `You have tried too often. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return { kind: "refused", status: 429, errorCode: "TooManyRequests", message, retryAfterSeconds };
}

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

/**
 * What a call is answered that has no tries left according to its snapshot, where its limit is one of those that are read;
 * undefined while there are some. Nothing is counted.
 */
export function checkRateLimit(context: CallContext, limit: Limit): Answer<never> | undefined {
  const { snapshot, clock, log } = context;
  const now = clock.now().getTime();
  for (const { subject, most } of rateLimitKeys({ ...context, session: snapshot.session }, limit)) {
    const counted = snapshot.tries.find((one) => one.subject === subject);
    const ends = counted ? Date.parse(counted.windowStarted) + limit.withinMs : now;
    if (counted && counted.used >= most && ends > now) {
      log.warn("limit reached", { limit: limit.name });
      return tooManyRequests(ends - now);
    }
  }
  return undefined;
}
