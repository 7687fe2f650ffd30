/** How a payment is refused that nobody was asked for, or that the processor did not take. */
export const paymentRefusals = {
  missing: { isSuccess: false, message: "Please enter a card to pay with.", errorCode: "CardMissing" },
  notFound: {
    isSuccess: false,
    message: "We could not find this card in your account. Reload the page and choose again.",
    errorCode: "CardNotFound",
  },
  expired: {
    isSuccess: false,
    message: "This card has expired. Please use another card.",
    errorCode: "CardRefused",
  },
  inUse: { isSuccess: false, message: "Card already in use.", errorCode: "CardRefused" },
  refused: {
    isSuccess: false,
    message: "This card cannot be used here. Please check its details or use another card.",
    errorCode: "CardRefused",
  },
  unavailable: {
    isSuccess: false,
    message: "We cannot reach our payment service right now. Nothing was charged. Please try again in a moment.",
    errorCode: "PaymentUnavailable",
  },
} as const;
