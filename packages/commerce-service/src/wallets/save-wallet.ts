import type { CheckoutResult } from "@store/contract/checkout";
import type { BillingContact } from "@store/contract/orders/requests";
import type { WalletChoice } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { withChoices } from "../basket/rules/basket-state.ts";
import { findOwnAddress } from "../basket/rules/to-recipients.ts";
import { toApproval } from "../basket/rules/wallet-approval.ts";
import { changeCheckout, findCheckout, toCheckoutResult } from "../checkout/change-checkout.ts";
import { refuseRestricted } from "../payment/rules/check-cards.ts";
import type { WalletPayment } from "../ports/payments.ts";
import { findRestrictionError } from "../pricing/rewards.ts";
import type { Answer } from "../service/context.ts";
import { isWalletOffered } from "./rules/offered-wallets.ts";
import { readBillingContact } from "./rules/to-billing-address.ts";
import { walletRefusals } from "./rules/wallet-refusals.ts";

interface WalletToSave extends Omit<WalletPayment, "deviceData"> {
  deviceData?: string;
  /** The payer according to the page, if the processor does not say. */
  payer?: string;
  billingContact?: BillingContact | undefined;
  /** What its holder was asked for. */
  quotedDue?: number | undefined;
}

/** Lets a wallet pay the amount due instead of cards. Its nonce is used up. */
export async function saveWallet(
  { kind, nonce, deviceData, payer, billingContact, quotedDue }: WalletToSave,
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  if (!isWalletOffered(kind, context)) return { kind: "reply", reply: walletRefusals.notOffered };
  const isRestricted = findRestrictionError({ cards: [], isWallet: true }, state.basket.choices.tenders ?? []);
  if (isRestricted) return { kind: "reply", reply: refuseRestricted(isRestricted) };
  const asked = { dueCents: state.paid.amountDueCents, now: state.now };
  const tokenized = await context.payments.tokenizeWallet({ kind, nonce, deviceData: deviceData || null });
  if (!tokenized.ok) return { kind: "reply", reply: walletRefusals[tokenized.kind] };
  const phone = findOwnAddress(state.recipients)?.dayPhone ?? "";
  const billing = billingContact ? readBillingContact(billingContact, { site: context.site, phone }) : {};
  const wallet: WalletChoice = {
    kind,
    token: tokenized.token,
    payer: tokenized.account ?? payer ?? null,
    ...toApproval({ agreedCents: tokenized.approvedCents, quotedDue }, asked),
    ...(deviceData && { deviceData }),
    ...(billing.billingContact && { billingContact: billing.billingContact }),
  };
  return applyWallet(wallet, context, billing);
}

/** Selects a wallet, unless certificates are applied, which require a rewards card. */
function applyWallet(
  wallet: WalletChoice,
  context: BasketCall,
  { billingAddress }: Pick<ReturnType<typeof readBillingContact>, "billingAddress">,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toCheckoutResult, ({ basket }) => {
    const flag = findRestrictionError({ cards: [], isWallet: true }, basket.choices.tenders ?? []);
    if (flag) return { kind: "refused", refusal: refuseRestricted(flag) };
    const next = withChoices(basket, {
      wallet,
      cards: undefined,
      plccOffer: undefined,
      ...(billingAddress && { billingAddress }),
    });
    return { kind: "change", next };
  });
}

const toDone = () => true;

/** Selects Apple Pay and returns whether it is selected. Its sheet is confirmed when the order is placed. */
export function applyApplePay(context: BasketCall): Promise<Answer<boolean>> {
  return changeCheckout<boolean>(context, toDone, ({ basket }) => {
    const { wallet, tenders = [] } = basket.choices;
    const isRestricted = findRestrictionError({ cards: [], isWallet: true }, tenders) !== null;
    if (isRestricted || !isWalletOffered("applePay", context)) return { kind: "refused", refusal: false };
    if (wallet?.kind === "applePay") return { kind: "unchanged" };
    const applied = { kind: "applePay", token: null, payer: null } as const;
    return { kind: "change", next: withChoices(basket, { wallet: applied, cards: undefined, plccOffer: undefined }) };
  });
}

/** Deselects any wallet but Apple Pay, which has a call of its own; its token is forgotten. */
export function removeWallet(context: BasketCall): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toCheckoutResult, ({ basket }) => {
    const { wallet } = basket.choices;
    if (!wallet || wallet.kind === "applePay") return { kind: "unchanged" };
    return { kind: "change", next: withChoices(basket, { wallet: undefined }) };
  });
}

/** Deselects Apple Pay; true also if it was not selected. */
export function removeApplePay(context: BasketCall): Promise<Answer<boolean>> {
  return changeCheckout<boolean>(context, toDone, ({ basket }) =>
    basket.choices.wallet?.kind === "applePay"
      ? { kind: "change", next: withChoices(basket, { wallet: undefined }) }
      : { kind: "unchanged" },
  );
}
