import type { Answer, Ports } from "../context.ts";
import { type Refusal, refusals } from "../refusals.ts";
import type { ShopperSession } from "../shopper-session.ts";
import { claimKey, keepAnswer, releaseKey } from "./stored-answers.ts";
import { toFingerprint } from "./to-fingerprint.ts";

/**
 * Runs a call at most once per key and session and replays its first finished answer for a day. What was refused or is
 * not decided yet changed nothing, so its key may be used again.
 */
export async function answerOnce(
  ports: Ports,
  { shopper, key, call, request }: { shopper: ShopperSession; key: string; call: string; request: unknown },
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown> | Refusal> {
  const { database, clock, secret } = ports;
  const fingerprint = await toFingerprint(secret, { call, request });
  const before = shopper.current && { sessionId: shopper.current.sessionId, key, call, fingerprint, now: clock.now() };
  if (before) {
    const claim = await claimKey(database, before);
    if (claim.kind === "replay") return { kind: "reply", reply: claim.reply };
    if (claim.kind !== "mine") return refusals[claim.kind];
  }
  const answer = await run().catch(async (error: unknown) => {
    if (before) await releaseKey(database, before);
    throw error;
  });
  const isFinished = answer.kind === "reply" && (answer.status ?? 200) === 200;
  // A session that began within the call had nowhere to claim the key before.
  const keyed = before ?? (shopper.current && { ...shopper.current, key, call, fingerprint, now: clock.now() });
  // When the answer cannot be kept the key stays taken: what the call changed is not to be done once more at once.
  if (keyed && isFinished) await keepAnswer(database, keyed, { status: 200, reply: answer.reply });
  else if (before) await releaseKey(database, before);
  return answer;
}
