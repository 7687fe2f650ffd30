import type { BillingContact } from "@store/contract/orders/requests";
import type { Currency, StoreWallet, WalletKind } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { atom } from "jotai";

/** What a wallet's sheet is asked to approve. */
export interface WalletRequest {
  readonly amountCents: number;
  readonly currency: Currency;
  /** What the sheet calls the shop. */
  readonly storeName: string;
}

/** What the shopper did on a sheet. */
export type WalletResult =
  | {
      readonly kind: "approved";
      /** The shopper's consent to one payment; a text that only the processor understands. */
      readonly nonce: string;
      /** What the wallet tells its processor about the device. */
      readonly deviceData: string;
      /** The account that pays, as its owner knows it; null if the wallet does not say. */
      readonly payer: string | null;
      /** As the wallet has it: before an authorization its postal code may be shortened. */
      readonly billingContact: BillingContact | null;
      /** The approval as the wallet words it, for its own service. */
      readonly payload: string;
    }
  | { readonly kind: "cancelled" }
  | { readonly kind: "timedOut" }
  /** `message` is the wallet's, for the log. */
  | { readonly kind: "failed"; readonly message: string };

/** A sheet that is open. */
export interface WalletSheet {
  /** Never rejects. A sheet that is closed is "cancelled". */
  readonly result: Promise<WalletResult>;
  /** Closes it, as the page does when it is left. */
  close(): void;
}

/** One wallet in a page, ready to be opened. */
export interface WalletAdapter {
  /**
   * Opens the sheet. It is called within the press of a button, before anything is awaited, so that a window may open; the
   * page checks the cart behind the sheet, and closes it if the cart cannot be ordered. Only a press that came before the
   * adapter was loaded calls it later: a frame opens nevertheless, and a sheet that a browser then refuses is "failed".
   */
  open(request: WalletRequest): WalletSheet;
}

export { toScriptUrl } from "./script-url.ts";

/** Loads what a wallet needs in the page, such as its provider's script; rejects if that is blocked or lost. */
export type LoadWallet = (wallet: StoreWallet) => Promise<WalletAdapter>;

/** How a storefront loads each wallet; one without an entry is not offered, unless its sheet is a page. */
export type WalletSlots = Partial<Readonly<Record<WalletKind, LoadWallet>>>;

/** The storefront's wallets. A page sets them: they are code, which the configuration of a site cannot contain. */
export const walletSlotsAtom = atom<WalletSlots>({});

/** The wallets of the site that the storefront can open. One whose sheet is a page needs no code in it. */
export const offeredWalletsAtom = atom((get) => {
  const slots = get(walletSlotsAtom);
  return get(siteAtom).wallets.filter(({ kind, opens }) => opens === "page" || slots[kind]);
});
