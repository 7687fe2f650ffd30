import type { WalletKind } from "@store/commerce-service";
import { paymentNames, type Site, type StoreWallet } from "@store/contract/shared";

/** The wallets of each site. */
export type SiteWallets = Readonly<Record<Site, readonly WalletKind[]>>;

export type WalletsReading = { ok: true; wallets: SiteWallets } | { ok: false; message: string };

/** Where each wallet is offered if it is set. */
const sitesOf = {
  payPal: ["US", "CA"],
  venmo: ["US"],
  applePay: ["US", "CA"],
  masterpass: ["US", "CA"],
  visaCheckout: ["US", "CA"],
} as const satisfies Record<WalletKind, readonly Site[]>;

const opens = {
  payPal: "window",
  venmo: "window",
  applePay: "frame",
  masterpass: "page",
  visaCheckout: "frame",
} as const satisfies Record<WalletKind, StoreWallet["opens"]>;

/** What a storefront is told of its wallets, whose sheets are at `origin`; none without it. */
export function toStoreWallets(kinds: readonly WalletKind[] = [], origin: string | undefined): readonly StoreWallet[] {
  return origin === undefined
    ? []
    : kinds.map((kind) => ({ kind, name: paymentNames[kind], origin, opens: opens[kind] }));
}

const known = Object.keys(sitesOf) as WalletKind[];
const inDevelopment: readonly WalletKind[] = ["payPal", "venmo", "applePay"];

/**
 * Reads STORE_WALLETS: names with commas between them, or `none`. Every wallet is a sandbox so far, whose sheet approves
 * whatever it is asked: in production there is none by default, and naming one is refused.
 */
export function readWallets(text: string | undefined, environment: "development" | "production"): WalletsReading {
  const names = toNames(text) ?? (environment === "production" ? [] : inDevelopment);
  const unknown = names.find((name) => !isWallet(name));
  if (unknown !== undefined) {
    const all = known.join(", ");
    return { ok: false, message: `STORE_WALLETS names "${unknown}". Set it to some of ${all}, or to none.` };
  }
  if (environment === "production" && names.length > 0) {
    const message = `STORE_WALLETS names ${names.join(", ")}, but the store has only sandbox wallets yet, which pay nothing. Set it to none in production.`;
    return { ok: false, message };
  }
  const wallets = names.filter(isWallet);
  const at = (site: Site) => wallets.filter((kind) => sitesOf[kind].some((one) => one === site));
  return { ok: true, wallets: { US: at("US"), CA: at("CA") } };
}

/** The names in the text, each once; undefined if it is not set. */
function toNames(text: string | undefined): readonly string[] | undefined {
  if (!text?.trim()) return undefined;
  const names = text.split(",").map((name) => name.trim());
  return text.trim() === "none" ? [] : [...new Set(names)];
}

function isWallet(name: string): name is WalletKind {
  return Object.hasOwn(sitesOf, name);
}
