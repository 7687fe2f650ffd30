import type { Call } from "@store/checkout-client";
import { checkoutOperations } from "@store/contract/checkout";
import { isSameAddress, paymentNames, type WalletKind } from "@store/contract/shared";
import { checkoutAtom, reportFailureAtom, type ShopperStore } from "@store/shopper-state";
import { flushSync } from "react-dom";
import { findWallet } from "../../card/find-wallet.ts";
import type { StepCall } from "../../step-work/step-outcome.ts";
import { toReceivingCall } from "../../step-work/to-receiving-call.ts";
import { settlingWalletAtom, type WalletEnd } from "../../wallets/chosen-wallet.ts";
import { type WalletApproval, walletTable, walletTexts } from "./wallet-table.ts";

/** How long a call may take: a connection that is silent is as good as lost. */
const patienceMs = 30_000;

/**
 * Lets a wallet pay with what was approved. Until that is over the ways to pay stay as they are, also on a step that was left
 * and is shown again: a card that is chosen meanwhile would be replaced by the wallet.
 */
export function applyWallet(store: ShopperStore, kind: WalletKind, approval: WalletApproval): void {
  // At once, so that the radio of cards can take the focus.
  const end = send(store, kind, approval).finally(() => flushSync(() => store.set(settlingWalletAtom, null)));
  store.set(settlingWalletAtom, { kind, end });
}

async function send(store: ShopperStore, kind: WalletKind, approval: WalletApproval): Promise<WalletEnd> {
  const name = paymentNames[kind];
  const work = walletTable[kind];
  if (!work) return { kind: "notApplied", text: walletTexts.refused(name) };
  const receive = toReceivingCall(store);
  const call: StepCall = <Request, Reply>(operation: Call<Request, Reply>, request: Request) =>
    receive(operation, request, { signal: AbortSignal.timeout(patienceMs) });
  const before = store.get(checkoutAtom)?.billingAddress ?? null;
  const applied = (): WalletEnd => {
    const address = store.get(checkoutAtom)?.billingAddress ?? null;
    return { kind: "applied", address: address && isSameAddress(address, before) ? null : address };
  };
  const result = await work.save(approval, call, store.get(checkoutAtom)?.basketId ?? "");
  if (result.ok) {
    const { isSuccess, errorCode, message } = result.value;
    if (errorCode === "CertificateNeedsStoreCard")
      return { kind: "certificates", retry: () => applyWallet(store, kind, approval) };
    return isSuccess ? applied() : { kind: "notApplied", text: message || walletTexts.refused(name) };
  }
  // The reply may be lost, and the wallet applied.
  if (result.failure.kind !== "sessionReset") await call(checkoutOperations.refreshCheckout, {});
  const model = store.get(checkoutAtom);
  const isApplied = model !== null && findWallet(model)?.kind === kind && !model.paymentData.isWalletApprovalNeeded;
  if (isApplied) return applied();
  store.set(reportFailureAtom, result.failure, work.operation, { popup: "resetOnly" });
  return { kind: "notApplied", text: walletTexts.unsaved(name) };
}
