import { toNetworkBlock } from "../../admission/to-network-block.ts";
import type { Answer, CallContext } from "../context.ts";
import { consumeKeys, countKeys, type RateLimitKey, refundKeys } from "../queries/rate-limits.ts";
import { hashWithSecret, type Secrets } from "../session/secrets.ts";
import type { Session } from "../session/session-store.ts";
import type { Limit } from "./limits.ts";

/** The keys of a limit: the session's, and that of its network block, of which only a keyed hash is stored. */
export function rateLimitKeys(
  {
    secrets,
    session,
    clientAddress = null,
  }: Pick<CallContext, "secrets" | "clientAddress"> & { session: Pick<Session, "sessionId"> | null },
  { name, perSession, perAddress }: Limit,
): RateLimitKey[] {
  const block = clientAddress === null ? null : toNetworkBlock(clientAddress);
  return [
    ...(session ? [{ subject: `${name} session ${session.sessionId}`, most: perSession }] : []),
    ...(block === null ? [] : [{ subject: `${name} address ${hashBlock(secrets, block)}`, most: perAddress }]),
  ];
}

// Cached: every call needs its block's hash about three times, and shoppers come from few blocks at a time.
const hashes = new Map<string, string>();
const maxHashes = 10_000;

function hashBlock(secrets: Secrets, block: string): string {
  const key = `${secrets[0]} ${block}`;
  const known = hashes.get(key);
  if (known !== undefined) return known;
  if (hashes.size >= maxHashes) hashes.clear();
  const hash = hashWithSecret(secrets, `limit ${block}`);
  hashes.set(key, hash);
  return hash;
}

type TooManyRequests = Extract<Answer<never>, { status: 429 }>;

const defaultMessage = (wait: string) => `You have tried too often. Please try again in ${wait}.`;

/**
 * Logs a full limit. Returns the response without tries left: 429, with the end of the full window and a message, of
 * which `wait` is a part.
 */
export function tooManyRequests(
  { log }: Pick<CallContext, "log">,
  {
    name,
    leftMs,
    toMessage = defaultMessage,
  }: { name: string; leftMs: number; toMessage?: ((wait: string) => string) | undefined },
): TooManyRequests {
  log.warn("limit reached", { limit: name });
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = toMessage(minutes === 1 ? "a minute" : `${minutes} minutes`);
  const reason = `rateLimit/${name}` as const;
  return { kind: "refused", reason, status: 429, errorCode: "TooManyRequests", message, retryAfterSeconds };
}

type RateLimitContext = Pick<CallContext, "database" | "clock" | "log" | "secrets" | "session" | "clientAddress">;

/**
 * Counts a try before it is made; undefined if it is allowed. Without tries left, or over one of the limits of
 * `unless`, returns 429 with the time to wait. One statement.
 */
export async function consume(
  context: RateLimitContext,
  limit: Limit,
  { unless = [] }: { unless?: readonly Limit[] } = {},
): Promise<TooManyRequests | undefined> {
  const { database, clock } = context;
  const now = clock.now();
  const toTries = (one: Limit) => ({ subjects: rateLimitKeys(context, one), withinMs: one.withinMs });
  const taken = await consumeKeys(database, { tries: toTries(limit), unless: unless.map(toTries), now });
  return taken.ok ? undefined : tooManyRequests(context, { name: limit.name, leftMs: taken.leftMs });
}

/** Refunds a try. */
export function refund(context: RateLimitContext, limit: Limit): Promise<void> {
  return refundKeys(context.database, rateLimitKeys(context, limit));
}

/** Counts an event that is known only afterwards, without a maximum. */
export function penalize(context: RateLimitContext, limit: Limit): Promise<void> {
  const { database, clock } = context;
  return countKeys(database, { subjects: rateLimitKeys(context, limit), withinMs: limit.withinMs, now: clock.now() });
}

/**
 * Runs work with a limited number of tries. Each try counts before it runs and is refunded unless it is spent; without
 * tries left, or over one of the limits of `unless`, the response is 429, whether the input is right or wrong.
 */
export async function withRateLimit<Reply>(
  context: RateLimitContext,
  limit: Limit,
  {
    attempt,
    isSpent,
    unless = [],
  }: {
    attempt: () => Promise<Answer<Reply>>;
    isSpent: (answer: Answer<Reply>) => boolean;
    unless?: readonly Limit[];
  },
): Promise<Answer<Reply>> {
  const limited = await consume(context, limit, { unless });
  if (limited) return limited;
  const answer = await attempt();
  if (!isSpent(answer)) await refund(context, limit);
  return answer;
}

/**
 * The response of a call without tries left according to its snapshot, if its limit was read; undefined otherwise.
 * Counts nothing.
 */
export function checkRateLimit(context: CallContext, limit: Limit): Answer<never> | undefined {
  const { snapshot, clock } = context;
  const now = clock.now().getTime();
  for (const { subject, most } of rateLimitKeys({ ...context, session: snapshot.session }, limit)) {
    const counted = snapshot.tries.find((one) => one.subject === subject);
    const ends = counted ? Date.parse(counted.windowStarted) + limit.withinMs : now;
    if (counted && counted.used >= most && ends > now)
      return tooManyRequests(context, { name: limit.name, leftMs: ends - now });
  }
  return undefined;
}
