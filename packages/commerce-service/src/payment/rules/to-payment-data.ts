import type { PaymentData } from "@store/contract/payment";
import type { WalletChoice } from "../../basket/basket.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { toRewardsData } from "../../rewards/rules/to-rewards-data.ts";
import { toTenderCodesData } from "../../tenders/rules/to-tender-codes-data.ts";
import { toAppliedCard } from "./to-applied-card.ts";
import { savedCardLimit, toSavedCard } from "./to-saved-card.ts";

/** How a wallet is named on the wire; PayPal has a part of its own. */
const walletNames = {
  applePay: "applePay",
  venmo: "venmo",
  visaCheckout: "visa",
  masterpass: "masterpass",
  payPal: null,
} as const satisfies Record<WalletChoice["kind"], string | null>;

/** Everything that pays a basket and everything that may, as the shopper sees it [CHK-45, CHK-46]. */
export function toPaymentData(state: BasketState): PaymentData {
  const { choices } = state.basket;
  const { account } = state.basketContext;
  const { wallet } = choices;
  const isPayPal = wallet?.kind === "payPal";
  const applied = wallet ? walletNames[wallet.kind] : null;
  const [cardOneInfo = null, cardTwoInfo = null] = state.paid.cards.map((card, at) => toAppliedCard(card, at, account));
  return {
    isPaymentNeeded: state.paid.isPaymentNeeded,
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
