import { type CheckoutModel, checkoutOperations } from "@store/contract/checkout";
import { paymentNames, type WalletKind } from "@store/contract/shared";
import { checkoutAtom, reportFailureAtom, type ShopperStore, siteAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { findWallet } from "../../card/card-mode.ts";
import { toReceivingCall } from "../../step-work/to-receiving-call.ts";
import { type WalletAdapter, type WalletSheet, walletSlotsAtom } from "../../wallets/wallet-adapter.ts";
import { type WalletApproval, walletTable, walletTexts } from "./wallet-table.ts";

/** What a wallet of the panel does. */
export interface WalletActivity {
  readonly kind: WalletKind;
  /** Its script loads, its sheet is open, or what it has approved is saved. */
  readonly doing: "loading" | "open" | "saving";
}

export interface WalletSheetOptions {
  /** Those that may be asked. */
  readonly kinds: readonly WalletKind[];
  readonly model: CheckoutModel;
  /** A wallet pays now. */
  readonly onApplied: () => void;
  /** It does not: the text says why. */
  readonly onRefused: (text: string) => void;
  /** Reward certificates are in its way; `retry` runs when they are removed. */
  readonly onCertificates: (retry: () => void) => void;
}

/** Whether a wallet pays, as far as it was asked. */
export function isPaidBy(kinds: readonly WalletKind[], model: CheckoutModel | null): boolean {
  const applied = model && findWallet(model);
  return applied !== null && kinds.includes(applied.kind) && !model?.paymentData.isWalletApprovalNeeded;
}

/** Loads the wallets of an option, and opens one sheet at a time: it is closed when the option is left. */
export function useWalletSheet({ kinds, model, onApplied, onRefused, onCertificates }: WalletSheetOptions) {
  const store = useStore();
  const [activity, setActivity] = useState<WalletActivity | null>(null);
  const isLeft = useRef(false);
  const sheet = useRef<WalletSheet>(null);
  const adapters = useRef<Partial<Record<WalletKind, WalletAdapter | Promise<WalletAdapter>>>>({});
  const call = toReceivingCall(store);

  const load = (kind: WalletKind): WalletAdapter | Promise<WalletAdapter> =>
    (adapters.current[kind] ??= loadAdapter(store, kind).then((adapter) => {
      adapters.current[kind] = adapter;
      return adapter;
    }));

  const close = () => sheet.current?.close();
  useEffect(() => {
    isLeft.current = false;
    globalThis.addEventListener("pagehide", close);
    return () => {
      isLeft.current = true;
      globalThis.removeEventListener("pagehide", close);
      close();
    };
  }, []);
  useEffect(() => {
    const [first] = kinds;
    // One that fails is told when it is pressed; if none can be used, the option is left at once.
    if (first)
      void Promise.allSettled(kinds.map(load)).then((ends) => {
        if (ends.every(({ status }) => status === "rejected")) refuseLost(first);
      });
  }, [kinds.join()]);

  function refuse(text: string): void {
    setActivity(null);
    if (!isLeft.current) onRefused(text);
  }

  function log(kind: WalletKind, message: string): void {
    walletTable[kind]?.logError?.(message, call, model.basketId);
  }

  function refuseLost(kind: WalletKind): void {
    if (isLeft.current) return;
    log(kind, "The script could not be loaded");
    refuse(walletTexts.lost(paymentNames[kind]));
  }

  async function save(kind: WalletKind, approval: WalletApproval): Promise<void> {
    const work = walletTable[kind];
    if (!work) return;
    setActivity({ kind, doing: "saving" });
    const result = await work.save(approval, call);
    if (!result.ok) {
      // The reply may be lost, and the wallet applied.
      if (result.failure.kind !== "sessionReset") await call(checkoutOperations.refreshCheckout, {});
      if (!isPaidBy([kind], store.get(checkoutAtom))) {
        store.set(reportFailureAtom, result.failure, work.operation, { popup: "resetOnly" });
        return refuse(walletTexts.unsaved(paymentNames[kind]));
      }
    } else if (result.value.errorCode === "CertificateNeedsStoreCard") {
      setActivity(null);
      return onCertificates(() => void save(kind, approval));
    } else if (!result.value.isSuccess) {
      return refuse(result.value.message || walletTexts.refused(paymentNames[kind]));
    }
    setActivity(null);
    if (!isLeft.current) onApplied();
  }

  async function ask(kind: WalletKind, adapter: WalletAdapter): Promise<void> {
    const { currency, brandName: storeName } = store.get(siteAtom);
    const { amountDue: amountCents } = model.orderSummary;
    sheet.current = adapter.open({ amountCents, currency, storeName });
    setActivity({ kind, doing: "open" });
    const answer = await sheet.current.result;
    sheet.current = null;
    if (isLeft.current) return;
    if (answer.kind === "approved") return save(kind, answer);
    if (answer.kind !== "cancelled") log(kind, answer.kind === "failed" ? answer.message : "The sheet timed out");
    refuse(walletTexts[answer.kind](paymentNames[kind]));
  }

  /** Opens the sheet within the press, so that a window may open; while its script loads, when that is there. */
  async function press(kind: WalletKind): Promise<void> {
    if (activity) return;
    const loaded = load(kind);
    if (!(loaded instanceof Promise)) return ask(kind, loaded);
    setActivity({ kind, doing: "loading" });
    try {
      const adapter = await loaded;
      setActivity(null);
      // A browser lets a window open for some seconds after a press; later, the shopper presses again.
      if (!isLeft.current && navigator.userActivation?.isActive) await ask(kind, adapter);
    } catch {
      refuseLost(kind);
    }
  }

  return { activity, press, close };
}

async function loadAdapter(store: ShopperStore, kind: WalletKind): Promise<WalletAdapter> {
  const wallet = store.get(siteAtom).wallets.find((one) => one.kind === kind);
  const slot = store.get(walletSlotsAtom)[kind];
  if (!wallet || !slot) throw Error(`${kind} is not offered`);
  return slot(wallet);
}
