import type { LoadWallet, WalletSlots } from "@store/checkout-ui/wallets";

/** A wallet's code is loaded when a shopper chooses it. */
const sandbox: LoadWallet = async (wallet) => {
  const { loadSandboxWallet } = await import("@store/checkout-ui/sandbox-wallets");
  return loadSandboxWallet(wallet);
};

/**
 * How this storefront loads each wallet that its process offers. All are sandboxes so far, which pay nothing. Masterpass has
 * no entry: its sheet is a page of its own.
 */
export const walletSlots: WalletSlots = {
  payPal: sandbox,
  venmo: sandbox,
  applePay: sandbox,
  visaCheckout: sandbox,
};
