import type { VerifyCreditCardReply } from "@store/contract/payment";
import type { VerifyCreditCard } from "@store/contract/payment/requests";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { changeCheckout, findCheckout } from "../checkout/change-checkout.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { limitTries } from "../service/limits/limit-tries.ts";
import { limits } from "../service/limits/limits.ts";
import { findCodeProblem, refuseCode } from "./rules/card-slot.ts";
import { paymentRefusals } from "./rules/payment-refusals.ts";
import { noVerifyErrors, toVerifyErrors } from "./rules/verify-errors.ts";

/** Has the security code of a saved card, or of one that is applied, looked at; it is asked for once an order [CALL-070]. */
export async function verifyCreditCard(
  { cardData: { cardId, cvv } }: VerifyCreditCard,
  context: CallContext,
): Promise<Answer<VerifyCreditCardReply>> {
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  const card = findCard(cardId, state);
  if (!card) {
    const refused = { ...paymentRefusals.notFound, isVerificationApplied: false, verifyErrors: noVerifyErrors };
    return { kind: "reply", reply: refused };
  }
  const flag = findCodeProblem(cvv, card.type);
  if (flag) return { kind: "reply", reply: { ...refuseCode(flag, cardId), isVerificationApplied: false } };
  return limitTries(context, limits.guesses, {
    attempt: () => verify({ cardId, token: card.token, cvv }, context),
    isSpent: (answer) => answer.kind === "reply" && answer.reply.errorCode === "VerificationFailed",
  });
}

async function verify(
  { cardId, token, cvv }: { cardId: string; token: string; cvv: string },
  context: CallContext,
): Promise<Answer<VerifyCreditCardReply>> {
  const verification = await context.payments.verify({ token, securityCode: cvv });
  if (verification === "mismatch") {
    return { kind: "reply", reply: { ...refuseCode("hasCvvError", cardId), isVerificationApplied: false } };
  }
  if (verification === "unavailable") {
    const verifyErrors = toVerifyErrors("hasVerifyFailedError", cardId);
    return { kind: "reply", reply: { ...paymentRefusals.unavailable, isVerificationApplied: false, verifyErrors } };
  }
  return changeCheckout<VerifyCreditCardReply>(
    context,
    ({ basket, facts }) => {
      const { cards, verifiedCardIds = [] } = basket.choices;
      const isSaved = facts.account?.cards.some((card) => card.cardId === cardId) ?? false;
      const isIt = ({ id, accountCardId }: { id: string; accountCardId?: string }) =>
        id === cardId || accountCardId === cardId;
      const next = withChoices(basket, {
        cards: cards?.map((card) => (isIt(card) ? { ...card, isVerified: true } : card)),
        ...(isSaved && { verifiedCardIds: [...new Set([...verifiedCardIds, cardId])] }),
      });
      return { kind: "set", next };
    },
    () => ({ isSuccess: true, isVerificationApplied: true, verifyErrors: noVerifyErrors }),
  );
}

function findCard(cardId: string, { basket, facts }: BasketState) {
  return (
    facts.account?.cards.find((card) => card.cardId === cardId) ?? basket.choices.cards?.find(({ id }) => id === cardId)
  );
}
