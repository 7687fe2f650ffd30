import { cardTypes } from "@store/card-validation";
import type { AppliedCard } from "@store/contract/payment";
import type { AccountRecord } from "../../basket/basket-context.ts";
import type { PaymentAllocation } from "../../basket/rules/allocate-payment.ts";
import { toCardErrors } from "../../tenders/rules/card-errors.ts";
import { noVerifyErrors } from "./verify-errors.ts";

/** A card of the basket as the shopper sees it, with what it pays in cents and in dollars [PAY-05]. */
export function toAppliedCard(
  { card, amountCents, isUsable }: PaymentAllocation["cards"][number],
  index: number,
  account: Pick<AccountRecord, "cards"> | null,
): AppliedCard {
  const storedPaymentMethodId = card.accountCardId ?? null;
  const isCodeWanted = storedPaymentMethodId !== null || card.asksCode === true;
  return {
    id: card.id,
    basketPaymentId: card.id,
    type: card.type,
    lastFour: card.lastFour,
    expMonth: card.expMonth,
    expYear: card.expYear,
    appliedAmount: amountCents,
    appliedAmountString: toDollars(amountCents),
    isApplied: true,
    isVerificationApplied: card.isVerified ?? false,
    isPrimary: index === 0,
    isValid: isUsable,
    needsFocus: !isUsable,
    order: index + 1,
    saveToAccount: card.isToBeSaved ?? false,
    selectionIndex: account?.cards.findIndex(({ cardId }) => cardId === storedPaymentMethodId) ?? -1,
    storedPaymentMethodId,
    verifyCreditCard: isCodeWanted && cardTypes[card.type].hasSecurityCode && !card.isVerified,
    errors: { ...toCardErrors(null), ...noVerifyErrors },
  };
}

function toDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
