import type { CheckoutModel } from "@store/contract/checkout";
import { loggingOperations } from "@store/contract/logging";
import { checkoutClientAtom, type ShopperStore, siteAtom } from "@store/shopper-state";
import type { ApprovedSheet } from "../order-attempt/send-order.ts";
import { type WalletAdapter, type WalletResult, type WalletSheet, walletSlotsAtom } from "../wallets/wallet-adapter.ts";
import type { ReviewNotice } from "./order-notice.ts";

const again = "Nothing was charged. Press the button to open it again, or choose another way to pay.";

/** Why a sheet has not paid. */
export const sheetTexts = {
  cancelled: { title: "Apple Pay was closed", text: `It was closed before the payment was approved. ${again}` },
  timedOut: { title: "Apple Pay was open for too long", text: `It was not approved in time. ${again}` },
  failed: { title: "Apple Pay could not pay", text: `Something went wrong there. ${again}` },
  lost: {
    title: "Apple Pay could not be opened",
    text: `What it needs was not loaded: a blocker in your browser or your network may be stopping it. ${again}`,
  },
} as const satisfies Record<string, Pick<Extract<ReviewNotice, { kind: "wallet" }>, "title" | "text">>;

/** Why a sheet has approved nothing. */
export type UnapprovedReason = keyof typeof sheetTexts;

/** What a sheet leads to: an order, or why there is none. */
export type SheetAnswer =
  | { readonly kind: "approved"; readonly sheet: ApprovedSheet }
  | { readonly kind: "unapproved"; readonly reason: UnapprovedReason; readonly notice: ReviewNotice };

/** A sheet that has been asked for. */
export interface AskedSheet {
  /** Never rejects. */
  readonly answer: Promise<SheetAnswer>;
  close(): void;
}

/**
 * Opens Apple Pay's sheets on a page. `asksContact`: an order without a review takes the sheet's billing contact. The adapter
 * is loaded at once, since a sheet may only be opened within a press; a press that comes earlier opens it late, which an
 * adapter may answer with "failed".
 */
export function createApplePay(store: ShopperStore, { asksContact }: { readonly asksContact: boolean }) {
  let adapter: WalletAdapter | null = null;

  async function load(): Promise<WalletAdapter> {
    const wallet = store.get(siteAtom).wallets.find(({ kind }) => kind === "applePay");
    const slot = store.get(walletSlotsAtom).applePay;
    if (!wallet || !slot) throw new Error("No Apple Pay is offered.");
    adapter ??= await slot(wallet);
    return adapter;
  }

  function toAnswer(result: WalletResult | { readonly kind: "lost" }, quotedDue: number): SheetAnswer {
    if (result.kind === "failed") {
      // A long word may be the consent itself.
      const message = `Apple Pay failed: ${result.message.replace(/\S{16,}/g, "(opaque)").slice(0, 300)}`;
      void store.get(checkoutClientAtom).call(loggingOperations.log, { message, level: "warn" });
    }
    if (result.kind !== "approved") return toUnapproved(result.kind);
    const { nonce, deviceData, billingContact } = result;
    if (!asksContact) return { kind: "approved", sheet: { nonce, deviceData, quotedDue } };
    if (billingContact) return { kind: "approved", sheet: { nonce, deviceData, quotedDue, billingContact } };
    return toUnapproved("failed");
  }

  // That it cannot be loaded is said when it is pressed.
  load().catch(() => {});

  return {
    /** Asks for what is due, within the press if the adapter is loaded. */
    open({ orderSummary: { amountDue: amountCents } }: CheckoutModel): AskedSheet {
      const { currency, brandName: storeName } = store.get(siteAtom);
      let sheet: WalletSheet | undefined;
      let isClosed = false;
      const ask = (opener: WalletAdapter): Promise<WalletResult> => {
        if (isClosed) return Promise.resolve({ kind: "cancelled" });
        sheet = opener.open({ amountCents, currency, storeName });
        return sheet.result;
      };
      const result = adapter ? ask(adapter) : load().then(ask, () => ({ kind: "lost" }) as const);
      return {
        answer: result.then((end) => toAnswer(end, amountCents)),
        close(): void {
          isClosed = true;
          sheet?.close();
        },
      };
    },
  };
}

function toUnapproved(reason: UnapprovedReason): SheetAnswer {
  return { kind: "unapproved", reason, notice: { kind: "wallet", ...sheetTexts[reason] } };
}
