import type { BillingContact } from "@store/contract/orders/requests";
import { paymentNames, type StoreWallet } from "@store/contract/shared";
import type { LoadWallet, WalletRequest, WalletResult, WalletSheet } from "../wallet-adapter.ts";
import { openFrameDialog } from "./frame-dialog.ts";
import { loadSdk, type SandboxSdk, type SandboxSheet } from "./load-sdk.ts";

/** How long a sheet may be open before the shop gives up: ten minutes, in which a person finds a telephone. */
const sheetLimitMs = 10 * 60_000;

/**
 * Loads a wallet of the sandbox providers: each has a sheet as a real one does, in a window or a frame, of an origin of its
 * own. Rejects if its script is blocked, lost or silent.
 */
export const loadSandboxWallet: LoadWallet = async (wallet) => {
  const sdk = await loadSdk(wallet);
  const openSheet = wallet.opens === "frame" ? openInFrame : openInWindow;
  return {
    open(request) {
      try {
        return endSheet(openSheet(sdk, wallet, request));
      } catch (error) {
        return { result: Promise.resolve(toFailure(String(error))), close() {} };
      }
    },
  };
};

function openInWindow(sdk: SandboxSdk, { kind }: StoreWallet, request: WalletRequest): SandboxSheet {
  return sdk.open({ kind, ...request });
}

function openInFrame(sdk: SandboxSdk, { kind }: StoreWallet, request: WalletRequest): SandboxSheet {
  const dialog = openFrameDialog(paymentNames[kind], () => sheet.close());
  const sheet = sdk.open({ kind, ...request }, dialog.frame);
  return { ...sheet, result: sheet.result.finally(dialog.close) };
}

/** A sheet that ends when its page does, or when its time has passed. */
function endSheet({ result: told, close }: SandboxSheet): WalletSheet {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener("pagehide", close, { signal });
  const passed = new Promise<WalletResult>((resolve) => {
    const timer = setTimeout(resolve, sheetLimitMs, { kind: "timedOut" });
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
  const heard = told.then(toResult, (error: unknown) => toFailure(String(error)));
  const result = Promise.race([heard, passed]).finally(() => {
    ended.abort();
    close();
  });
  return { result, close };
}

const isText = (told: unknown): told is string => typeof told === "string" && told !== "";

/** What another origin said, as far as it can be understood. */
function toResult(told: unknown): WalletResult {
  const { kind, message, nonce, deviceData, payload, payer, billingContact } = (told ?? {}) as Record<string, unknown>;
  if (kind === "cancelled" || kind === "timedOut") return { kind };
  if (kind === "failed") return toFailure(String(message));
  if (kind !== "approved" || !isText(nonce) || !isText(deviceData) || !isText(payload))
    return toFailure("The sheet said nothing known.");
  const contact = billingContact ? (billingContact as BillingContact) : null;
  return { kind, nonce, deviceData, payload, payer: isText(payer) ? payer : null, billingContact: contact };
}

const toFailure = (message: string): WalletResult => ({ kind: "failed", message });
