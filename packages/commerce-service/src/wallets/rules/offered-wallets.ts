import type { Site } from "@store/contract/shared";
import type { BasketCall } from "../../basket/basket-call.ts";
import type { WalletKind } from "../../ports/payments.ts";

/** The default wallets of each site: Venmo only in the US, the last two disabled. */
const offeredWallets: Readonly<Record<Site, readonly WalletKind[]>> = {
  US: ["payPal", "venmo", "applePay"],
  CA: ["payPal", "applePay"],
};

/** Whether the site of a call offers a wallet. */
export function isWalletOffered(
  kind: WalletKind,
  { site, wallets = offeredWallets }: Pick<BasketCall, "site" | "wallets">,
): boolean {
  return wallets[site].includes(kind);
}
