import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import { withChoices } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { changeCheckout } from "./change-checkout.ts";
import { findShipTo } from "./find-ship-to.ts";
import { checkAddress } from "./rules/check-address.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

type Reply = ReplyOf<(typeof checkoutOperations)["saveBillingAddress"]>;

/** Keeps the address of the card's owner; until one is saved the shipping address stands for it [CALL-032]. */
export async function saveBillingAddress(address: Address, context: CallContext): Promise<Answer<Reply>> {
  const shipTo = findShipTo(address, context);
  const check = checkAddress(address, { site: context.site, email: "optional", shipTo });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  return changeCheckout<Reply>(
    context,
    ({ basket }) => ({ kind: "set", next: withChoices(basket, { billingAddress: check.address }) }),
    (state) => toCheckoutResult(state, context),
  );
}
