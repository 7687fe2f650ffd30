import type { CheckoutModel } from "@store/contract/checkout";
import { type Address, paymentNames, type WalletKind } from "@store/contract/shared";
import { reportFailureAtom, type ShopperStore, siteAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { findWallet } from "../../card/find-wallet.ts";
import { toReceivingCall } from "../../step-work/to-receiving-call.ts";
import { settlingWalletAtom } from "../../wallets/chosen-wallet.ts";
import { type WalletAdapter, type WalletSheet, walletSlotsAtom } from "../../wallets/wallet-adapter.ts";
import { applyWallet } from "./apply-wallet.ts";
import { type WalletFailure, walletPages, walletTable, walletTexts } from "./wallet-table.ts";

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
  /** A wallet pays now, and may have brought its billing address. */
  readonly onApplied: (address: Address | null) => void;
  /** It does not: the text says why. */
  readonly onRefused: (text: string) => void;
  /** Reward certificates are in its way; `retry` runs when they are removed. */
  readonly onCertificates: (retry: () => void) => void;
  /** Leaves the shop for a wallet's page. */
  readonly onLeave: (url: string) => void;
}

/** Whether a wallet pays, as far as it was asked. */
export function isPaidBy(kinds: readonly WalletKind[], model: CheckoutModel | null): boolean {
  const applied = model && findWallet(model);
  return applied !== null && kinds.includes(applied.kind) && !model?.paymentData.isWalletApprovalNeeded;
}

/** Loads the wallets of an option, and opens one sheet at a time: it is closed when the option is left. */
export function useWalletSheet({ kinds, model, onApplied, onRefused, onCertificates, onLeave }: WalletSheetOptions) {
  const store = useStore();
  const [activity, setActivity] = useState<WalletActivity | null>(null);
  const settling = useAtomValue(settlingWalletAtom);
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
    const sheets = kinds.filter((kind) => walletTable[kind]);
    const [first] = sheets;
    // One that fails is told when it is pressed; if none can be used, the option is left at once.
    if (first)
      void Promise.allSettled(sheets.map(load)).then((ends) => {
        if (ends.every(({ status }) => status === "rejected")) refuseLost(first);
      });
  }, [kinds.join()]);

  function refuse(text: string): void {
    setActivity(null);
    if (!isLeft.current) onRefused(text);
  }

  function log(kind: WalletKind, failure: WalletFailure): void {
    walletTable[kind]?.logError?.(failure, call, model.basketId);
  }

  function refuseLost(kind: WalletKind): void {
    if (isLeft.current) return;
    log(kind, { message: "The script could not be loaded", isTimeout: false });
    refuse(walletTexts.lost(paymentNames[kind]));
  }

  // What was approved before the step was left and shown again, too.
  useEffect(() => {
    void settling?.end.then((end) => {
      if (isLeft.current) return;
      if (end.kind === "applied") onApplied(end.address);
      if (end.kind === "notApplied") onRefused(end.text);
      if (end.kind === "certificates") onCertificates(end.retry);
    });
  }, [settling]);

  async function ask(kind: WalletKind, adapter: WalletAdapter): Promise<void> {
    const { currency, brandName: storeName } = store.get(siteAtom);
    const { amountDue: amountCents } = model.orderSummary;
    sheet.current = adapter.open({ amountCents, currency, storeName });
    setActivity({ kind, doing: "open" });
    const answer = await sheet.current.result;
    sheet.current = null;
    if (isLeft.current) return;
    setActivity(null);
    if (answer.kind === "approved") return applyWallet(store, kind, { ...answer, quotedDue: amountCents });
    if (answer.kind === "timedOut") log(kind, { message: "The sheet timed out", isTimeout: true });
    if (answer.kind === "failed") log(kind, { message: answer.message, isTimeout: false });
    refuse(walletTexts[answer.kind](paymentNames[kind]));
  }

  /** Leaves for the page of a wallet, which has to be where the wallet is. */
  async function visit(kind: WalletKind, operation: NonNullable<(typeof walletPages)[WalletKind]>): Promise<void> {
    setActivity({ kind, doing: "loading" });
    const result = await call(operation, { basketId: model.basketId });
    if (isLeft.current) return;
    if (!result.ok) {
      store.set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
      return refuse(walletTexts.unopened(paymentNames[kind]));
    }
    const { isSuccess, redirectUrl, message } = result.value;
    if (!isSuccess || !URL.canParse(redirectUrl) || new URL(redirectUrl).origin !== findOffered(store, kind)?.origin)
      return refuse(message || walletTexts.refused(paymentNames[kind]));
    // Back may show the step as it was left.
    addEventListener("pagehide", () => setActivity(null), { once: true });
    onLeave(redirectUrl);
  }

  /** Opens the sheet within the press, so that a window may open; while its script loads, when that is there. */
  async function press(kind: WalletKind): Promise<void> {
    if (activity || settling) return;
    const page = walletPages[kind];
    if (page) return visit(kind, page);
    const loaded = load(kind);
    if (!(loaded instanceof Promise)) return ask(kind, loaded);
    setActivity({ kind, doing: "loading" });
    try {
      const adapter = await loaded;
      setActivity(null);
      // A browser lets a window open for some seconds after a press; later, the shopper presses again.
      const mayOpen = findOffered(store, kind)?.opens === "frame" || navigator.userActivation?.isActive;
      if (!isLeft.current && mayOpen) await ask(kind, adapter);
    } catch {
      refuseLost(kind);
    }
  }

  return { activity: settling ? ({ kind: settling.kind, doing: "saving" } as const) : activity, press, close };
}

async function loadAdapter(store: ShopperStore, kind: WalletKind): Promise<WalletAdapter> {
  const wallet = findOffered(store, kind);
  const slot = store.get(walletSlotsAtom)[kind];
  if (!wallet || !slot) throw Error(`${kind} is not offered`);
  return slot(wallet);
}

const findOffered = (store: ShopperStore, kind: WalletKind) =>
  store.get(siteAtom).wallets.find((one) => one.kind === kind);
