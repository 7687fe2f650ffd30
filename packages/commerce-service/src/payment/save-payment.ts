import type { SavePaymentReply } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import type { CardChoice } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { type BasketState, withChoices } from "../basket/rules/basket-state.ts";
import { changeCheckout, findCheckout, toCheckoutResult } from "../checkout/change-checkout.ts";
import { noVerifyErrors, paymentRefusals, toCardErrors } from "../pricing/payment-refusals.ts";
import type { Answer } from "../service/context.ts";
import { toPaymentData } from "../views/to-payment-data.ts";
import { type ParsedCard, type PaymentRefusal, parseCard, toCardSlots } from "./rules/card-slot.ts";
import { findCardsRefusal } from "./rules/check-cards.ts";
import { toPlccOffer } from "./rules/plcc-offer.ts";
import { tokenizeCards } from "./tokenize-cards.ts";

/**
 * Applies one or two cards, typed or saved, to the amount due. Number and security code are sent to the processor at
 * once and not stored; the basket stores the token, the type, the last four digits and the expiry. Without a card the
 * applied ones stay, which is valid if they cover the order or nothing is due.
 */
export async function savePayment(request: SavePayment, context: BasketCall): Promise<Answer<SavePaymentReply>> {
  const slots = toCardSlots(request);
  if (slots.length === 0) return confirmPayment(context);
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  const refuse = (refused: PaymentRefusal): Answer<SavePaymentReply> => ({
    kind: "reply",
    reply: toRefusal(refused, state),
  });
  const cards: ParsedCard[] = [];
  for (const slot of slots) {
    const read = parseCard(slot, state);
    if (!read.ok) return refuse(read.reply);
    cards.push(read.card);
  }
  const refused = findCardsRefusal(cards, state);
  if (refused) return refuse(refused);
  const result = await tokenizeCards(cards, context);
  if (result.kind === "limited") return result.answer;
  return result.kind === "taken" ? applyCards(cards, result.choices, context) : refuse(result.reply);
}

function confirmPayment(context: BasketCall): Promise<Answer<SavePaymentReply>> {
  return changeCheckout<SavePaymentReply>(context, toReply, (state) =>
    state.paid.isCovered
      ? { kind: "unchanged" }
      : { kind: "refused", refusal: toRefusal(paymentRefusals.missing, state) },
  );
}

function applyCards(
  cards: readonly ParsedCard[],
  choices: readonly CardChoice[],
  context: BasketCall,
): Promise<Answer<SavePaymentReply>> {
  const verified = choices.flatMap(({ accountCardId, isVerified }) =>
    accountCardId && isVerified ? [accountCardId] : [],
  );
  return changeCheckout<SavePaymentReply>(context, toReply, (state) => {
    // The amount due may have changed during the processor's call.
    const refused = findCardsRefusal(cards, state);
    if (refused) return { kind: "refused", refusal: toRefusal(refused, state) };
    const { plccOffer, verifiedCardIds = [] } = state.basket.choices;
    const isPlcc = choices.some(({ type }) => type === "PLCCSynchrony");
    const known = [...new Set([...verifiedCardIds, ...verified])];
    const next = withChoices(state.basket, {
      cards: choices,
      wallet: undefined,
      plccOffer: isPlcc ? plccOffer : undefined,
      verifiedCardIds: known.length === 0 ? undefined : known,
    });
    return { kind: "change", next };
  });
}

function toReply(state: BasketState, context: BasketCall): SavePaymentReply {
  const result = toCheckoutResult(state, context);
  return {
    ...result,
    creditCardData: result.checkout.paymentData.creditCardData,
    cardErrors: toCardErrors(null),
    verifyErrors: noVerifyErrors,
    ...toPlccOffer(state),
  };
}

function toRefusal(refused: PaymentRefusal, state: BasketState): SavePaymentReply {
  return { ...refused, creditCardData: toPaymentData(state).creditCardData, showOfferPopup: false };
}
