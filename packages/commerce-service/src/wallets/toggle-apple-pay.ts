import { withChoices } from "../basket/rules/edit-basket.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { findRestrictionError } from "../rewards/rules/rewards-cards.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { isWalletOffered } from "./rules/offered-wallets.ts";

/**
 * Makes Apple Pay the way to pay and answers whether it is now [CALL-087, TEND-07, AMB-099]. Its sheet is confirmed when
 * the order is placed; nothing is asked of it before.
 */
export function applyApplePay(context: CallContext): Promise<Answer<boolean>> {
  return changeCheckout<boolean>(
    context,
    ({ basket }) => {
      const { wallet, tenders = [] } = basket.choices;
      const isRestricted = findRestrictionError({ cards: [], isWallet: true }, tenders) !== null;
      if (isRestricted || !isWalletOffered("applePay", context)) return { kind: "refused", reply: false };
      if (wallet?.kind === "applePay") return { kind: "unchanged" };
      const applied = { kind: "applePay", token: null, payer: null } as const;
      return { kind: "set", next: withChoices(basket, { wallet: applied, cards: undefined, plccOffer: undefined }) };
    },
    () => true,
  );
}

/** Takes Apple Pay away as the way to pay; true also when it was none [CALL-088]. */
export function removeApplePay(context: CallContext): Promise<Answer<boolean>> {
  return changeCheckout<boolean>(
    context,
    ({ basket }) =>
      basket.choices.wallet?.kind === "applePay"
        ? { kind: "set", next: withChoices(basket, { wallet: undefined }) }
        : { kind: "unchanged" },
    () => true,
  );
}
