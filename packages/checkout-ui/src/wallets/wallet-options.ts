import { paymentNames, type WalletKind } from "@store/contract/shared";
import { atom } from "jotai/vanilla";

/** A choice of the payment step besides cards: one wallet, or two that share a radio. */
export interface WalletOption {
  /** The id of its radio. */
  readonly id: string;
  readonly kinds: readonly WalletKind[];
  /** "PayPal or Venmo". */
  readonly label: string;
}

/** The radios in the order of the page. */
const radios: ReadonlyArray<readonly [id: string, kinds: readonly WalletKind[]]> = [
  ["paypal-venmo-pay-option", ["payPal", "venmo"]],
  ["apple-pay-option", ["applePay"]],
  ["masterpass-pay-option", ["masterpass"]],
  ["visa-checkout-pay-option", ["visaCheckout"]],
];

/** The options of the wallets that a page offers. */
export function toWalletOptions(offered: readonly WalletKind[]): WalletOption[] {
  return radios.flatMap(([id, all]) => {
    const kinds = all.filter((kind) => offered.includes(kind));
    return kinds.length > 0 ? [{ id, kinds, label: kinds.map((kind) => paymentNames[kind]).join(" or ") }] : [];
  });
}

/**
 * What the shopper wants to pay with, in the memory of this page: a wallet, or a card instead of an applied wallet. Null
 * until they choose: then it is what is applied.
 */
export const chosenPaymentAtom = atom<WalletKind | "card" | null>(null);
