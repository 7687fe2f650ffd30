import type { CardChoice } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import type { TypedCard, Verification } from "../ports/payments.ts";
import { paymentRefusals } from "../pricing/payment-refusals.ts";
import type { Answer } from "../service/context.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { consume, penalize, refund } from "../service/rate-limit/rate-limit.ts";
import { type ParsedCard, type PaymentRefusal, refuseCode } from "./rules/card-slot.ts";

/** Why a card is not applied: a refusal, or the rate limit. */
type CardRejection = { kind: "refused"; reply: PaymentRefusal } | { kind: "limited"; answer: Answer<never> };

/** The cards as the basket stores them; or the refusal of the first that the processor did not accept. */
type TokenizedCards = { kind: "taken"; choices: CardChoice[] } | CardRejection;

/** Tokenizes typed cards and verifies the security codes of saved ones, one after the other. */
export async function tokenizeCards(cards: readonly ParsedCard[], context: BasketCall): Promise<TokenizedCards> {
  const choices: CardChoice[] = [];
  for (const card of cards) {
    const id = context.random.token(16);
    const result = await (card.kind === "typed" ? tokenize(card.card, context) : verify(card, context));
    if (result.kind !== "token") return result;
    // One card pays the whole amount due, whatever it is.
    const amountCents = cards.length === 1 ? undefined : card.amountCents;
    const { kind: _, ...tokenized } = result;
    choices.push({ id, ...tokenized, ...toShown(card), ...(amountCents !== undefined && { amountCents }) });
  }
  return { kind: "taken", choices };
}

type TokenizedCard = ({ kind: "token" } & Pick<CardChoice, "token" | "offerRefusal">) | CardRejection;

// Every card that reaches the processor counts, since a valid card also informs a person who tests cards. If the
// processor was not reached, the try does not count.
async function tokenize(card: TypedCard, context: BasketCall): Promise<TokenizedCard> {
  const answer = await consume(context, limits.cards, { unless: [limits.declines] });
  if (answer) return { kind: "limited", answer };
  const tokenized = await context.payments.tokenize(card);
  if (tokenized.ok) {
    const { token, offerRefusal } = tokenized;
    return { kind: "token", token, ...(offerRefusal !== undefined && { offerRefusal }) };
  }
  if (tokenized.kind === "refused") context.metrics.count("store.cards.declined", { outcome: "refused" });
  await (tokenized.kind === "refused" ? penalize(context, limits.declines) : refund(context, limits.cards));
  return { kind: "refused", reply: paymentRefusals[tokenized.kind] };
}

async function verify(
  { card: { cardId, token }, securityCode }: Extract<ParsedCard, { kind: "saved" }>,
  context: BasketCall,
): Promise<TokenizedCard> {
  if (securityCode === null) return { kind: "token", token };
  const result = await verifyCode({ token, securityCode }, context);
  if (result.kind === "limited") return result;
  if (result.kind === "verified") return { kind: "token", token };
  const reply = result.kind === "mismatch" ? refuseCode("hasCvvError", cardId) : paymentRefusals.unavailable;
  return { kind: "refused", reply };
}

/** The part of a card that a receipt may show, and its saved card. */
function toShown(read: ParsedCard): Omit<CardChoice, "id" | "token" | "offerRefusal" | "amountCents"> {
  if (read.kind === "typed") {
    const { number, expMonth, expYear } = read.card;
    const shown = { type: read.type, lastFour: number.slice(-4), expMonth, expYear };
    return { ...shown, ...(read.isToBeSaved && { isToBeSaved: true }) };
  }
  const { cardId, type, lastFour, expMonth, expYear } = read.card;
  return { type, lastFour, expMonth, expYear, accountCardId: cardId, isVerified: true };
}

/** The processor's result for the security code of a saved card; "limited" after too many wrong ones. */
export async function verifyCode(
  card: { token: string; securityCode: string },
  context: BasketCall,
): Promise<{ kind: Verification } | { kind: "limited"; answer: Answer<never> }> {
  const answer = await consume(context, limits.guesses);
  if (answer) return { kind: "limited", answer };
  const kind = await context.payments.verify(card);
  if (kind !== "mismatch") await refund(context, limits.guesses);
  return { kind };
}
