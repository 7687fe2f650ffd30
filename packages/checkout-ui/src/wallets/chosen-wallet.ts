import type { Address, WalletKind } from "@store/contract/shared";
import { platformAtom, type ShopperStore, siteAtom } from "@store/shopper-state";
import { atom } from "jotai/vanilla";

const itemName = "wallet.chosen";

/**
 * The wallet whose button was pressed in the cart, which the payment step selects. It lives in this tab until a card is
 * chosen, the wallet is applied, the order is placed or the checkout is started without a wallet. It is kept under no
 * basket: a sign-in on the way may join the basket to another one.
 */
export const chosenWallet = {
  /** Null also for a wallet that the page's site does not offer. The first render of a page must not depend on it, since its server does not know it. */
  find(store: Pick<ShopperStore, "get">): WalletKind | null {
    const name = store.get(platformAtom).storage?.getItem(itemName);
    return store.get(siteAtom).wallets.find(({ kind }) => kind === name)?.kind ?? null;
  },
  /** Without a wallet, none is chosen any more. */
  save(store: Pick<ShopperStore, "get">, kind: WalletKind | undefined): void {
    const { storage } = store.get(platformAtom);
    if (kind) storage?.setItem(itemName, kind);
    else storage?.removeItem(itemName);
  },
};

/** What became of an approval that was sent. */
export type WalletEnd =
  /** With the billing address that the wallet has brought, if it is a whole one. */
  | { readonly kind: "applied"; readonly address: Address | null }
  | { readonly kind: "notApplied"; readonly text: string }
  /** Reward certificates are in its way; `retry` runs when they are removed. */
  | { readonly kind: "certificates"; readonly retry: () => void }
  /** An order of a wallet's own button: its reply says or leads on by itself. */
  | { readonly kind: "ordered" };

/** A wallet whose approval has been sent: until it has ended, the ways to pay stay as they are. */
export const settlingWalletAtom = atom<{ readonly kind: WalletKind; readonly end: Promise<WalletEnd> } | null>(null);
