import type { OrderResult } from "@store/contract/orders";
import type { PlaceApplePayOrder, PlaceApplePayOrderFromPayment } from "@store/contract/orders/requests";
import type { Basket, WalletChoice } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { withChoices } from "../basket/rules/basket-state.ts";
import { toApproval } from "../basket/rules/wallet-approval.ts";
import type { Answer } from "../service/context.ts";
import { isWalletOffered } from "../wallets/rules/offered-wallets.ts";
import { toBillingAddress } from "../wallets/rules/to-billing-address.ts";
import { walletRefusals } from "../wallets/rules/wallet-refusals.ts";
import { placePaidBy } from "./place-order.ts";
import type { WalletSheet } from "./wallet-sheet.ts";

/** Places the order from the review; Apple Pay's sheet was confirmed with the click. */
export function placeApplePayOrder(
  { nonce, deviceData, ...request }: PlaceApplePayOrder,
  context: BasketCall,
): Promise<Answer<OrderResult>> {
  return place(request, { nonce, deviceData, toBasket: (basket) => basket }, context);
}

/**
 * Places the order from the payment step with the sheet's own button: the review is skipped, and the sheet's contact is
 * the billing address if it is a complete address of the site.
 */
export function placeApplePayOrderFromPayment(
  { nonce, deviceData, billingContact, ...request }: PlaceApplePayOrderFromPayment,
  context: BasketCall,
): Promise<Answer<OrderResult>> {
  const toBasket = (basket: Basket): Basket => {
    const phone = basket.choices.recipients?.find(({ address }) => address)?.address?.dayPhone ?? "";
    const billingAddress = toBillingAddress(billingContact, { site: context.site, phone });
    const billed = billingAddress ? withChoices(basket, { billingAddress }) : basket;
    return basket.reachedStep === 3 ? { ...billed, reachedStep: 4 } : billed;
  };
  return place(request, { nonce, deviceData, toBasket }, context);
}

async function place(
  request: Parameters<typeof placePaidBy>[0],
  { nonce, deviceData, toBasket }: { nonce: string; deviceData: string; toBasket: (basket: Basket) => Basket },
  context: BasketCall,
): Promise<Answer<OrderResult>> {
  if (!isWalletOffered("applePay", context)) return { kind: "reply", reply: toResult(walletRefusals.notOffered) };
  const unconfirmed: WalletChoice = { kind: "applePay", token: null, payer: null };
  let sheet: ReturnType<WalletSheet["tokenize"]> | undefined;
  const tokenize: WalletSheet["tokenize"] = async (asked) => {
    const payment = { kind: "applePay", nonce, deviceData: deviceData || null } as const;
    const tokenized = await context.payments.tokenizeWallet(payment);
    if (!tokenized.ok) return { kind: "refused", reply: toResult(walletRefusals[tokenized.kind]) };
    const { token, account: payer, approvedCents } = tokenized;
    const choice = {
      ...unconfirmed,
      token,
      payer,
      ...toApproval(approvedCents, asked),
      ...(deviceData && { deviceData }),
    };
    return { kind: "confirmed", choice };
  };
  return placePaidBy(request, context, {
    toPaying: (basket) => withChoices(toBasket(basket), { wallet: unconfirmed, cards: undefined }),
    tokenize(asked) {
      sheet ??= tokenize(asked);
      return sheet;
    },
  });
}

function toResult(refusal: { isSuccess: false; errorCode: string; message: string }): OrderResult {
  return { ...refusal, redirectUrl: null };
}
