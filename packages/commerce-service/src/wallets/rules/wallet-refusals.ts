/** Why a wallet does not pay. */
export const walletRefusals = {
  notOffered: {
    isSuccess: false,
    errorCode: "WalletNotOffered",
    message: "This way to pay is not offered here. Please choose another.",
  },
  refused: {
    isSuccess: false,
    errorCode: "WalletRefused",
    message: "Your wallet did not confirm the payment. Nothing was charged. Please try again or pay another way.",
  },
  unavailable: {
    isSuccess: false,
    errorCode: "PaymentUnavailable",
    message: "We cannot reach your wallet right now. Nothing was charged. Please try again in a moment.",
  },
} as const;
