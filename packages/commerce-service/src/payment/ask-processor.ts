import type { CardChoice } from "../basket/basket.ts";
import type { CallContext } from "../service/context.ts";
import { type ReadCard, type Refused, refuseCode } from "./rules/card-slot.ts";
import { paymentRefusals } from "./rules/payment-refusals.ts";

/** The cards as the basket keeps them; or how the first is refused that the processor did not take. */
export type AskedCards = { ok: true; choices: CardChoice[] } | { ok: false; reply: Refused };

/** Has typed cards turned into tokens and the security codes of saved ones looked at, one after the other. */
export async function askProcessor(cards: readonly ReadCard[], context: CallContext): Promise<AskedCards> {
  const choices: CardChoice[] = [];
  for (const card of cards) {
    const asked = await askFor(card, context);
    if (!asked.ok) return asked;
    // One card pays all that is due, whatever that comes to.
    const amountCents = cards.length === 1 ? undefined : card.amountCents;
    choices.push({ ...asked.choice, ...(amountCents !== undefined && { amountCents }) });
  }
  return { ok: true, choices };
}

async function askFor(
  read: ReadCard,
  { payments, random }: CallContext,
): Promise<{ ok: true; choice: CardChoice } | { ok: false; reply: Refused }> {
  const id = random.token(16);
  if (read.kind === "typed") {
    const { type, card, isToBeSaved } = read;
    const tokenised = await payments.tokenise(card);
    if (!tokenised.ok) return { ok: false, reply: paymentRefusals[tokenised.kind] };
    const { number, expMonth, expYear } = card;
    const choice = { id, token: tokenised.token, type, lastFour: number.slice(-4), expMonth, expYear };
    return { ok: true, choice: { ...choice, ...(isToBeSaved && { isToBeSaved }) } };
  }
  const { cardId, token, type, lastFour, expMonth, expYear } = read.card;
  const choice = { id, token, type, lastFour, expMonth, expYear, accountCardId: cardId, isVerified: true };
  if (read.securityCode === null) return { ok: true, choice };
  const verification = await payments.verify({ token, securityCode: read.securityCode });
  if (verification === "verified") return { ok: true, choice };
  return {
    ok: false,
    reply: verification === "mismatch" ? refuseCode("hasCvvError", cardId) : paymentRefusals.unavailable,
  };
}
