import { toShareCode } from "../../../registries/registry-record.ts";

/** The messages for a change that refers to missing data. */
export const recipientRefusals = {
  recipientNotFound: {
    isSuccess: false,
    message: "Your order no longer goes to this person. Reload the page and choose again.",
    errorCode: "RecipientNotFound",
  },
  notRestorable: {
    isSuccess: false,
    message: "Your order has changed since, so this can no longer be undone. You can send the items there again.",
    errorCode: "RecipientNotFound",
  },
  lineNotFound: {
    isSuccess: false,
    message: "This item is no longer in your cart. Reload the page to see what is.",
    errorCode: "LineNotFound",
  },
  addressNotFound: {
    isSuccess: false,
    message: "This address is no longer in your account. Please choose or enter another.",
    errorCode: "AddressNotFound",
  },
  registryNotFound: {
    isSuccess: false,
    message: "Gifts can no longer be sent to this registry. Please choose or enter another address.",
    errorCode: "AddressNotFound",
  },
} as const satisfies Record<string, { isSuccess: false; message: string; errorCode: string }>;

/** The refusal of an address id that leads to no address any more. */
export function refuseAddress(addressId: string) {
  return toShareCode(addressId) === null ? recipientRefusals.addressNotFound : recipientRefusals.registryNotFound;
}
