import type { StoreWallet } from "@store/contract/shared";
import { toScriptUrl } from "../script-url.ts";
import type { WalletRequest } from "../wallet-adapter.ts";

/** A sheet as the sandbox's script opens it. */
export interface SandboxSheet {
  /** What its origin says that the shopper did. */
  readonly result: Promise<unknown>;
  close(): void;
}

/** What the sandbox's script adds to a page. */
export interface SandboxSdk {
  open(request: WalletRequest & { readonly kind: string }, frame?: HTMLIFrameElement): SandboxSheet;
}

interface WalletWindow {
  readonly SandboxWallets?: SandboxSdk;
}

/** How long the script may take: a provider that is silent is as good as blocked. */
const patienceMs = 8000;

const loading = new Map<string, Promise<SandboxSdk>>();

/** Loads the script of the sandbox wallets once; rejects if it is blocked, lost or silent, and then tries again if asked. */
export function loadSdk({ origin }: Pick<StoreWallet, "origin">): Promise<SandboxSdk> {
  let sdk = loading.get(origin);
  if (!sdk) {
    sdk = addScript(origin);
    loading.set(origin, sdk);
    sdk.catch(() => loading.delete(origin));
  }
  return sdk;
}

async function addScript(origin: string): Promise<SandboxSdk> {
  const script = document.createElement("script");
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The wallets' script ${why}.`));
      const limit = setTimeout(fail, patienceMs, "did not come in time");
      script.crossOrigin = "anonymous";
      script.onload = () => resolve(clearTimeout(limit));
      script.onerror = () => fail("was blocked or lost");
      script.src = toScriptUrl({ origin }, "/sdk.js");
      document.head.append(script);
    });
    const { SandboxWallets } = window as WalletWindow;
    if (!SandboxWallets) throw new Error("The wallets' script is another one.");
    return SandboxWallets;
  } catch (error) {
    script.remove();
    throw error;
  }
}
