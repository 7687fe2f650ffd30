// Components that the account pages share with the checkout.

export { AddressChoice } from "../address/address-choice.tsx";
export { AddressLines } from "../address/address-lines.tsx";
export {
  type AddressDecision,
  asEntered,
  settleAddress,
  toAddressKey,
  toDecision,
} from "../address/settle-address.ts";
export { useAddressForm } from "../address/use-address-form.ts";
export { AppliedCard } from "../card/applied-card.tsx";
export { OrderDetails } from "../order-details/order-details.tsx";
export { parseAddress } from "../step-forms/step-form.ts";
