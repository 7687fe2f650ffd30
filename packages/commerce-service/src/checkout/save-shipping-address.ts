import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import { firstRecipientId } from "../basket/basket.ts";
import { withChoices, withRecipient } from "../basket/rules/edit-basket.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { changeCheckout } from "./change-checkout.ts";
import { checkAddress } from "./rules/check-address.ts";
import { toTaxedRegion } from "./rules/to-taxed-region.ts";
import { toCheckoutResult } from "./to-checkout-result.ts";

type Reply = ReplyOf<(typeof checkoutOperations)["saveShippingAddress"]>;

/**
 * Keeps where the order goes and the guest's e-mail address [CALL-028]. A state and a postal code that do not belong
 * together are kept as entered: ValidateAddress has said so before (AMB-026).
 */
export async function saveShippingAddress(address: Address, context: CallContext): Promise<Answer<Reply>> {
  const check = checkAddress(address, { site: context.site, email: "required" });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  const { address: checked } = check;
  const taxRegion = toTaxedRegion(checked, context.site);
  return changeCheckout<Reply>(
    context,
    ({ basket }) => {
      const sent = withRecipient(basket, firstRecipientId, { address: checked, taxRegion });
      return { kind: "set", next: withChoices(sent, { email: checked.emailAddress }) };
    },
    (state) => {
      const result = toCheckoutResult(state, context);
      return { ...result, recipientList: result.checkout.shippingOptions.recipients };
    },
  );
}
