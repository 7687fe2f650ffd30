import type { StoreWallet } from "@store/contract/shared";
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
  // TypeScript has no types for it.
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(text: string): string | null }): ScriptUrls;
  };
}
interface ScriptUrls {
  createScriptURL(text: string): unknown;
}

/** How long the script may take: a provider that is silent is as good as blocked. */
const patienceMs = 8000;

const origins = new Set<string>();
const loading = new Map<string, Promise<SandboxSdk>>();
let scriptUrls: ScriptUrls | undefined;

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
      // Where scripts need trusted URLs, a property takes nothing else.
      script.src = toScriptUrl(origin) as string;
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

/** The script's address, as the policy `wallets` makes it: of the origins of configured wallets alone. */
function toScriptUrl(origin: string): unknown {
  const url = `${origin}/sdk.js`;
  const { trustedTypes } = window as WalletWindow;
  origins.add(origin);
  scriptUrls ??= trustedTypes?.createPolicy("wallets", {
    createScriptURL: (text) => (origins.has(new URL(text).origin) ? text : null),
  });
  return scriptUrls ? scriptUrls.createScriptURL(url) : url;
}
