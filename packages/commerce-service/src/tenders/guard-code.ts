import type { BasketCall } from "../basket/basket-call.ts";
import type { Answer } from "../service/context.ts";
import {
  type Consumption,
  consumeKeys,
  type RateLimitKey,
  refundKeys,
  refundRight,
  unlimited,
} from "../service/queries/rate-limits.ts";
import { limits, wrongCodes } from "../service/rate-limit/limits.ts";
import { rateLimitKeys, tooManyRequests } from "../service/rate-limit/rate-limit.ts";
import { parseDevice } from "../service/session/device-cookie.ts";
import { hasSignedIn } from "../service/session/known-device.ts";
import { hashWithSecret } from "../service/session/secrets.ts";

const wrong: ReadonlySet<string> = new Set(["TenderCodeNotFound", "PromoNotFound"]);
const wrongSubject = `${wrongCodes.name} wrong`;
const rightSubject = `${wrongCodes.name} right`;

const toSignInText = (wait: string) =>
  `Many wrong codes are being tried in our store right now. Sign in to use yours, or try again in ${wait}.`;

/**
 * Runs work with a promo or tender code. Wrong codes are counted per session and network block, and the different ones
 * of all shoppers together: when they are too many of all, browsers that have never signed in are slowed down
 * (`consumeSlowly`). The codes of others are evaluated, with a count per account or browser, since sessions cost
 * nothing, and one of all of these, since accounts cost nothing.
 *
 * A try counts as wrong before it is evaluated. Honest shoppers make the share smaller: a wrong code counts once,
 * whoever repeats it, and a network block with a right one counts once, so that one public code is no way around.
 */
export async function guardCode<Reply extends { isSuccess: boolean; errorCode?: string | null | undefined }>(
  context: BasketCall,
  code: string,
  attempt: () => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  const { database, clock, secrets } = context;
  const { name, most, maxKnown, perRight, withinMs } = wrongCodes;
  const now = clock.now();
  const startsAt = new Date(now.getTime() - (now.getTime() % withinMs));
  const known = toKnownKeys(context);
  const isKnown = known.length > 0;
  const wrongKey: RateLimitKey = isKnown
    ? { subject: `${wrongSubject} of known`, most: maxKnown, startsAt }
    : { subject: wrongSubject, most, raisedBy: { subject: rightSubject, times: perRight }, startsAt };
  const codeKey = { subject: `${name} tried ${hashWithSecret(secrets, `code ${code}`)}`, most: unlimited, startsAt };
  const subjects = [...rateLimitKeys(context, limits.guesses), ...known, wrongKey, codeKey];
  const pace = isKnown ? [] : toPaceKeys(context);
  let taken = await consumeKeys(database, { tries: { subjects, withinMs }, now });
  const slowing = new Set([wrongKey, ...pace].map(({ subject }) => subject));
  const isSlowed = () => !taken.ok && taken.full.every((subject) => slowing.has(subject));
  if (isSlowed() && pace.length > 0) taken = await consumeSlowly(database, { subjects, wrongKey, pace, now });
  if (!taken.ok) {
    // The second time it may be refused by the limit of its session or block.
    const isSlow = isSlowed();
    const toMessage = isSlow && !isKnown ? toSignInText : undefined;
    return tooManyRequests(context, { name: isSlow ? name : limits.guesses.name, leftMs: taken.leftMs, toMessage });
  }
  const answer = await attempt();
  if (answer.kind === "reply" && wrong.has(answer.reply.errorCode ?? "")) {
    const isRepeated = (taken.used[codeKey.subject] ?? 1) > 1;
    if (isRepeated) await refundKeys(database, [wrongKey]);
    return answer;
  }
  const all = [...subjects, ...pace];
  if (answer.kind === "reply" && answer.reply.isSuccess)
    await refundRight(database, all, { source: toSource(context), total: rightSubject, startsAt });
  else await refundKeys(database, all);
  return answer;
}

interface SlowTry {
  subjects: readonly RateLimitKey[];
  wrongKey: RateLimitKey;
  pace: readonly RateLimitKey[];
  now: Date;
}

/**
 * Counts a try while too many codes are wrong: one within `paceMs`, however many all shoppers have tried. A right code
 * is refunded, so the session may try the next one at once.
 */
async function consumeSlowly(
  database: BasketCall["database"],
  { subjects, wrongKey, pace, now }: SlowTry,
): Promise<Consumption> {
  const { paceMs, withinMs } = wrongCodes;
  const paced = await consumeKeys(database, { tries: { subjects: pace, withinMs: paceMs }, now });
  if (!paced.ok) return paced;
  const counted = subjects.map(({ raisedBy, ...key }) =>
    key.subject === wrongKey.subject ? { ...key, most: unlimited } : key,
  );
  const taken = await consumeKeys(database, { tries: { subjects: counted, withinMs }, now });
  if (!taken.ok) await refundKeys(database, pace);
  return taken;
}

/** The session's, if it has an item in its cart: sessions cost nothing, and an empty cart has no use for a code. */
function toPaceKeys({ session, snapshot: { loaded } }: BasketCall): RateLimitKey[] {
  if (!session || !loaded?.basket.lines.some(({ state }) => state === "cart")) return [];
  return [{ subject: `${wrongCodes.name} paced session ${session.sessionId}`, most: 1 }];
}

function toKnownKeys({ secrets, session, deviceText }: BasketCall): RateLimitKey[] {
  const { name, perSession: most } = limits.guesses;
  if (session?.accountId) return [{ subject: `${name} account ${session.accountId}`, most }];
  const device = parseDevice(deviceText);
  if (device === null || !hasSignedIn(device, { secrets })) return [];
  return [{ subject: `${name} device ${hashWithSecret(secrets, `guesses ${device.id}`)}`, most }];
}

/** The network block, or the session if the address is unknown. */
function toSource(context: BasketCall): string {
  return rateLimitKeys(context, { ...limits.guesses, name: rightSubject }).at(-1)?.subject ?? `${rightSubject} unknown`;
}
