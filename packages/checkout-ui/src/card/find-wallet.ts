import type { CheckoutModel } from "@store/contract/checkout";
import type { WalletKind } from "@store/contract/shared";

/** A wallet that pays instead of cards; `payer` is the name of its account, if known. */
export interface AppliedWallet {
  readonly kind: WalletKind;
  readonly payer: string | null;
}

const walletKinds = {
  applePay: "applePay",
  venmo: "venmo",
  visa: "visaCheckout",
  masterpass: "masterpass",
} as const satisfies Record<string, WalletKind>;

/** The applied wallet. The sheet of Apple Pay opens when the order is placed. */
export function findWallet({ paymentData }: Pick<CheckoutModel, "paymentData">): AppliedWallet | null {
  const { payPalData, alternativePaymentsData } = paymentData;
  if (payPalData.isApplied) return { kind: "payPal", payer: payPalData.payerEmail };
  const { applied, username } = alternativePaymentsData;
  return applied && { kind: walletKinds[applied], payer: username };
}
