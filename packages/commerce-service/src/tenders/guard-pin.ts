import type { BasketCall } from "../basket/basket-call.ts";
import type { Answer } from "../service/context.ts";
import { consumeKeys, type RateLimitKey, refundKeys } from "../service/queries/rate-limits.ts";
import { wrongPins } from "../service/rate-limit/limits.ts";
import { tooManyRequests } from "../service/rate-limit/rate-limit.ts";
import { parseDevice } from "../service/session/device-cookie.ts";
import { hasUsedGiftCard, rememberGiftCard } from "../service/session/known-device.ts";
import { type Hashes, hashesWithSecrets, hashWithSecret, type Secrets } from "../service/session/secrets.ts";
import { hasAccountUsed, saveAccountUse } from "./queries/account-gift-cards.ts";

const locked = "This gift card was entered with a wrong PIN too often.";
const signInText = `${locked} Sign in to use it, try again tomorrow, or pay another way.`;
const laterText = `${locked} Please try again tomorrow, or pay another way.`;

/**
 * Limits how often a wrong PIN of a gift card's number is evaluated in a day, for all sessions and addresses. After
 * that, browsers and accounts that used the number rightly before have their own tries, so that no stranger can lock
 * its owner out, and so do the accounts of other shoppers. Unknown numbers are counted in the same way, so that the
 * refusal reveals nothing about a number.
 */
export async function guardPin<Reply extends { errorCode?: string | null | undefined }>(
  context: BasketCall,
  numberHash: string,
  attempt: () => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  const { database, clock, secrets, session } = context;
  const taken = await consumeTry(context, numberHash);
  if (!taken.ok) {
    const toMessage = () => (taken.isSignInOpen ? signInText : laterText);
    return tooManyRequests(context, { name: wrongPins.name, leftMs: taken.leftMs, toMessage });
  }
  const answer = await attempt();
  if (answer.kind === "reply" && answer.reply.errorCode === "GiftCardNotFound") return answer;
  await refundKeys(database, taken.subjects);
  // Any other reply is that of a right PIN.
  if (answer.kind !== "reply") return answer;
  rememberGiftCard(numberHash, context);
  const accountId = session?.accountId ?? null;
  if (accountId !== null) {
    const [cardMark] = toCardMarks(secrets, accountId, numberHash);
    await saveAccountUse(database, { accountId, cardMark, now: clock.now() });
  }
  return answer;
}

type ConsumedTry =
  | { ok: true; subjects: readonly RateLimitKey[] }
  /** `isSignInOpen`: the shopper has tries when signed in. */
  | { ok: false; leftMs: number; isSignInOpen: boolean };

async function consumeTry(context: BasketCall, numberHash: string): Promise<ConsumedTry> {
  const { database, clock, secrets } = context;
  const { name, perNumber, withinMs } = wrongPins;
  const consumeAll = async (subjects: readonly RateLimitKey[]) => {
    const taken = await consumeKeys(database, { tries: { subjects, withinMs }, now: clock.now() });
    return taken.ok ? { ok: true as const, subjects } : { ok: false as const, leftMs: taken.leftMs };
  };
  const shared = await consumeAll([{ subject: `${name} ${hashWithSecret(secrets, numberHash)}`, most: perNumber }]);
  if (shared.ok) return shared;
  const own = await findOwnKeys(context, numberHash);
  if (own === null) return { ...shared, isSignInOpen: true };
  const taken = await consumeAll(own);
  return taken.ok ? taken : { ...taken, isSignInOpen: false };
}

/** The keys of a shopper for a number without shared tries; null for a guest whose browser never used it. */
async function findOwnKeys(
  { database, secrets, session, deviceText }: BasketCall,
  numberHash: string,
): Promise<RateLimitKey[] | null> {
  const { name, perKnown, perAccount, perAllAccounts } = wrongPins;
  const toKey = (kind: string, id: string, most: number) => ({
    subject: `${name} ${kind} ${hashWithSecret(secrets, `${numberHash} ${id}`)}`,
    most,
  });
  const device = parseDevice(deviceText);
  if (device !== null && hasUsedGiftCard(device, { secrets, numberHash })) return [toKey("own", device.id, perKnown)];
  const accountId = session?.accountId ?? null;
  if (accountId === null) return null;
  const isKnown = await hasAccountUsed(database, { accountId, cardMarks: toCardMarks(secrets, accountId, numberHash) });
  if (isKnown) return [toKey("own", accountId, perKnown)];
  return [toKey("account", accountId, perAccount), toKey("accounts", "all", perAllAccounts)];
}

function toCardMarks(secrets: Secrets, accountId: string, numberHash: string): Hashes {
  return hashesWithSecrets(secrets, `gift card of ${accountId} ${numberHash}`);
}
