import type { StoreWallet } from "@store/contract/shared";

// TypeScript has no types for it.
interface TrustedTypesGlobal {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(text: string): string | null }): ScriptUrls;
  };
}
interface ScriptUrls {
  createScriptURL(text: string): unknown;
}

const origins = new Set<string>();
let policy: ScriptUrls | undefined;

/**
 * The address of a wallet's script, of the wallet's own origin, for the `src` of a script: a trusted one where the browser
 * asks for it. All adapters share the one policy that the documents of the checkout allow, `wallets`. Throws a TypeError for
 * another origin.
 */
export function toScriptUrl({ origin }: Pick<StoreWallet, "origin">, path: string): string {
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new TypeError(`${url.origin} is not the origin of the wallet.`);
  origins.add(origin);
  policy ??= (globalThis as TrustedTypesGlobal).trustedTypes?.createPolicy("wallets", {
    createScriptURL: (text) => (origins.has(new URL(text).origin) ? text : null),
  });
  return (policy?.createScriptURL(url.href) ?? url.href) as string;
}
