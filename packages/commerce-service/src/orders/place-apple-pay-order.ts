import type { OrderResult } from "@store/contract/orders";
import type { PlaceApplePayOrder, PlaceApplePayOrderFromPayment, PlaceOrder } from "@store/contract/orders/requests";
import type { Basket, WalletChoice } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { checkoutSteps, withChoices } from "../basket/rules/basket-state.ts";
import { toApproval } from "../basket/rules/wallet-approval.ts";
import type { Answer } from "../service/context.ts";
import { isWalletOffered } from "../wallets/rules/offered-wallets.ts";
import { toBillingAddress } from "../wallets/rules/to-billing-address.ts";
import { walletRefusals } from "../wallets/rules/wallet-refusals.ts";
import { placePaidBy } from "./place-order.ts";
import type { SubmissionRefusal } from "./rules/check-submission.ts";
import { billingConflict, withRefusedContact } from "./rules/reservation-conflict.ts";
import type { WalletSheet } from "./wallet-sheet.ts";

/** Places the order from the review; Apple Pay's sheet was confirmed with the click. */
export function placeApplePayOrder(
  { nonce, deviceData, quotedDue, ...request }: PlaceApplePayOrder,
  context: BasketCall,
): Promise<Answer<OrderResult>> {
  return place(request, { nonce, deviceData, quotedDue }, context, { toPaying: payByApplePay });
}

/**
 * Places the order from the payment step with the sheet's own button, which skips the review: whatever the shopper has to
 * see first leads there, with Apple Pay applied (AMB-317). The sheet's contact is the billing address if it is a complete
 * address of the site.
 */
export function placeApplePayOrderFromPayment(
  { nonce, deviceData, quotedDue, billingContact, ...request }: PlaceApplePayOrderFromPayment,
  context: BasketCall,
): Promise<Answer<OrderResult>> {
  const toPaying = (basket: Basket): Basket => {
    const phone = basket.choices.recipients?.find(({ address }) => address)?.address?.dayPhone ?? "";
    const billingAddress = toBillingAddress(billingContact, { site: context.site, phone });
    const billed = billingAddress ? withChoices(basket, { billingAddress }) : basket;
    const wallet = { ...unconfirmed, ...(!billingAddress && { billingContact }) };
    const paying = withChoices(billed, { wallet, cards: undefined, plccOffer: undefined });
    return { ...paying, reachedStep: basket.reachedStep === 3 ? 4 : basket.reachedStep };
  };
  const toRefusal = (refusal: SubmissionRefusal): SubmissionRefusal => {
    const { reply } = refusal;
    if (refusal === billingConflict)
      return { ...refusal, resolve: ({ basket }) => withRefusedContact(toPaying(basket)) };
    if (!shownOnReview(reply)) return refusal;
    return {
      kind: "conflict",
      reply: { ...reply, redirectUrl: checkoutSteps[4].path },
      resolve: (state) =>
        toPaying(refusal.kind === "conflict" && refusal.resolve ? refusal.resolve(state) : state.basket),
    };
  };
  return place(request, { nonce, deviceData, quotedDue }, context, { toPaying, toRefusal });
}

const unconfirmed = { kind: "applePay", token: null, payer: null } as const satisfies WalletChoice;

/** The basket with Apple Pay instead of any other payment, whose sheet is not exchanged yet. */
function payByApplePay(basket: Basket): Basket {
  const { wallet } = basket.choices;
  const kept = wallet?.kind === "applePay" && wallet.billingContact;
  const choice = { ...unconfirmed, ...(kept && { billingContact: kept }) };
  return withChoices(basket, { wallet: choice, cards: undefined, plccOffer: undefined });
}

/** Whether the review shows why an order is refused: terms, another total, other days, or a code that no longer pays. */
function shownOnReview({ errorCode, message }: OrderResult): boolean {
  const codes = ["TermsNotAccepted", "TotalChanged", "BasketChanged", "TenderGone"];
  return codes.includes(errorCode ?? "") || message === "InvalidPromoCode";
}

async function place(
  request: PlaceOrder,
  { nonce, deviceData, quotedDue }: Pick<PlaceApplePayOrder, "nonce" | "deviceData" | "quotedDue">,
  context: BasketCall,
  ways: Pick<WalletSheet, "toPaying" | "toRefusal">,
): Promise<Answer<OrderResult>> {
  if (!isWalletOffered("applePay", context)) return { kind: "reply", reply: toResult(walletRefusals.notOffered) };
  let sheet: ReturnType<WalletSheet["tokenize"]> | undefined;
  const tokenize: WalletSheet["tokenize"] = async (asked) => {
    const payment = { kind: "applePay", nonce, deviceData: deviceData || null } as const;
    const tokenized = await context.payments.tokenizeWallet(payment);
    if (!tokenized.ok) return { kind: "refused", reply: toResult(walletRefusals[tokenized.kind]) };
    const { token, account: payer, approvedCents: agreedCents } = tokenized;
    const approval = toApproval({ agreedCents, quotedDue }, asked);
    return {
      kind: "confirmed",
      choice: { ...unconfirmed, token, payer, ...approval, ...(deviceData && { deviceData }) },
    };
  };
  return placePaidBy(request, context, {
    ...ways,
    tokenize(asked) {
      sheet ??= tokenize(asked);
      return sheet;
    },
  });
}

/** The payment step has the other ways to pay. */
function toResult(refusal: { isSuccess: false; errorCode: string; message: string }): OrderResult {
  return { ...refusal, redirectUrl: checkoutSteps[3].path };
}
