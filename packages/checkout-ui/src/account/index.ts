// Components that the account pages share with the checkout.
export { AddressLines } from "../checkout/address/address-lines.tsx";
export { useAddressForm } from "../checkout/address/use-address-form.ts";
export { OrderDetails } from "../checkout/confirmation/order-details.tsx";
export { AppliedCard } from "../checkout/payment/applied-card.tsx";
export { AddressChoice } from "../checkout/shipping/address-choice.tsx";
export {
  type AddressDecision,
  asEntered,
  settleAddress,
  toAddressKey,
  toDecision,
} from "../checkout/shipping/settle-address.ts";
export { parseAddress } from "../checkout/step-forms/step-form.ts";
