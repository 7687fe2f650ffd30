import type { VerifyCreditCardReply } from "@store/contract/payment";
import type { VerifyCreditCard } from "@store/contract/payment/requests";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { changeCheckout, findCheckout } from "../checkout/change-checkout.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { checkCode, refuseCode } from "./rules/card-slot.ts";
import { paymentRefusals } from "./rules/payment-refusals.ts";
import { noVerifyErrors, toVerifyErrors } from "./rules/verify-errors.ts";
import { verifyCode } from "./verify-code.ts";

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
  const flag = checkCode(cvv, card.type);
  if (flag) return { kind: "reply", reply: { ...refuseCode(flag, cardId), isVerificationApplied: false } };
  const result = await verifyCode({ token: card.token, securityCode: cvv }, context);
  switch (result.kind) {
    case "limited":
      return result.answer;
    case "mismatch":
      return { kind: "reply", reply: { ...refuseCode("hasCvvError", cardId), isVerificationApplied: false } };
    case "unavailable": {
      const verifyErrors = toVerifyErrors("hasVerifyFailedError", cardId);
      return { kind: "reply", reply: { ...paymentRefusals.unavailable, isVerificationApplied: false, verifyErrors } };
    }
    case "verified":
      return saveVerification(cardId, context);
    default:
      return result satisfies never;
  }
}

function saveVerification(cardId: string, context: CallContext): Promise<Answer<VerifyCreditCardReply>> {
  return changeCheckout<VerifyCreditCardReply>(
    context,
    ({ basket, basketContext }) => {
      const { cards, verifiedCardIds = [] } = basket.choices;
      const isSaved = basketContext.account?.cards.some((card) => card.cardId === cardId) ?? false;
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

function findCard(cardId: string, { basket, basketContext }: BasketState) {
  return (
    basketContext.account?.cards.find((card) => card.cardId === cardId) ??
    basket.choices.cards?.find(({ id }) => id === cardId)
  );
}
