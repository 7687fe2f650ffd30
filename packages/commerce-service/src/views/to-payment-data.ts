import { cardTypes } from "@store/card-validation";
import type { AppliedCard, PaymentData, SavedCard } from "@store/contract/payment";
import type { BasketChoices, WalletChoice } from "../basket/basket.ts";
import type { AccountRecord, SavedCardRecord } from "../basket/basket-context.ts";
import type { PaymentAllocation } from "../basket/rules/allocate-payment.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { toAddressDraft } from "../basket/rules/to-address-draft.ts";
import { findOwnAddress } from "../basket/rules/to-recipients.ts";
import { findMissingApproval } from "../basket/rules/wallet-approval.ts";
import { isCardUsable } from "../pricing/check-card.ts";
import { noVerifyErrors, toCardErrors } from "../pricing/payment-refusals.ts";
import { toRewardsData } from "./to-rewards-data.ts";
import { toTenderCodesData } from "./to-tender-codes-data.ts";

/** How many cards an account may save. */
export const savedCardLimit = 5;

/** A saved card as the shopper sees it; `verifiedCardIds` are those whose code was verified for this order. */
export function toSavedCard(
  card: SavedCardRecord,
  { verifiedCardIds = [] }: Pick<BasketChoices, "verifiedCardIds">,
  now: Date,
): SavedCard {
  const isVerificationApplied = verifiedCardIds.includes(card.cardId);
  return {
    id: card.cardId,
    cardInfo: {
      type: card.type,
      lastFour: card.lastFour,
      expMonth: card.expMonth,
      expYear: card.expYear,
      verifyCreditCard: cardTypes[card.type].hasSecurityCode && !isVerificationApplied,
      isVerificationApplied,
      adyenCardData: null,
    },
    isExpired: !isCardUsable(card, now),
  };
}

/** The names of wallets in the wire format; PayPal has its own part. */
const walletNames = {
  applePay: "applePay",
  venmo: "venmo",
  visaCheckout: "visa",
  masterpass: "masterpass",
  payPal: null,
} as const satisfies Record<WalletChoice["kind"], string | null>;

/** All applied and available payments of a basket, as the shopper sees them. */
export function toPaymentData(state: BasketState): PaymentData {
  const { choices } = state.basket;
  const { account } = state.basketContext;
  const { wallet } = choices;
  const isPayPal = wallet?.kind === "payPal";
  const asked = { dueCents: state.paid.amountDueCents, now: state.now };
  const isApprovalNeeded = wallet !== undefined && findMissingApproval(wallet, asked) !== undefined;
  const applied = wallet ? walletNames[wallet.kind] : null;
  const [cardOneInfo = null, cardTwoInfo = null] = state.paid.cards.map((card, at) => toAppliedCard(card, at, account));
  return {
    isPaymentNeeded: state.paid.isPaymentNeeded,
    ...(isApprovalNeeded && { isWalletApprovalNeeded: true }),
    ...(wallet?.isContactRefused &&
      wallet.billingContact &&
      !choices.billingAddress && {
        billingDraft: toAddressDraft(wallet.billingContact, findOwnAddress(state.recipients)?.dayPhone ?? ""),
      }),
    rewardsData: toRewardsData(state),
    alternativePaymentsData: { applied, username: applied === null ? null : (wallet?.payer ?? null) },
    payPalData: { isApplied: isPayPal, payerEmail: isPayPal ? wallet.payer : null },
    creditCardData: {
      accountCardsInfo: (account?.cards ?? []).map((card) => toSavedCard(card, choices, state.now)),
      accountCardsInfoLimit: savedCardLimit,
      cardOneInfo,
      cardTwoInfo,
      isOnlyCbccAllowed: state.paid.isOnlyCbccAllowed,
    },
    tenderCodesData: toTenderCodesData(state),
  };
}

/** An applied card as the shopper sees it, with its amount in cents and in dollars. */
function toAppliedCard(
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
