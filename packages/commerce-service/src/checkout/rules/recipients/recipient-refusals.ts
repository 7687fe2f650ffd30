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
} as const satisfies Record<string, { isSuccess: false; message: string; errorCode: string }>;
