import { usSite } from "@store/shopper-state/cart-samples";
import type { LoadWallet, WalletAdapter, WalletRequest, WalletResult } from "../wallets/wallet-adapter.ts";

/** A site that offers Apple Pay. */
export const applePaySite = {
  ...usSite,
  wallets: [{ kind: "applePay", name: "Apple Pay", origin: "http://wallets.localhost:4333", opens: "frame" }],
} as const satisfies typeof usSite;

export const anchorageContact = {
  givenName: "Otis",
  familyName: "Bell",
  addressLines: ["88 Spenard Rd"],
  locality: "Anchorage",
  administrativeArea: "AK",
  postalCode: "99501",
  countryCode: "US",
};

/** What a sheet answers that was approved; the nonce decides what the processor makes of it. */
export const approve = (nonce = "fake-apple-pay-visa-nonce", billingContact = anchorageContact): WalletResult => ({
  ...{ kind: "approved", nonce, deviceData: "device", payer: null, billingContact, payload: "" },
});

/** Sheets of Apple Pay that wait for a decision. */
export function sheetsOfApplePay() {
  const opened: Array<WalletRequest & { isClosed: boolean; decide: (result: WalletResult) => void }> = [];
  let isLoaded = false;
  const adapter: WalletAdapter = {
    open(request) {
      let decide = (_: WalletResult) => {};
      const result = new Promise<WalletResult>((resolve) => (decide = resolve));
      const sheet = { ...request, isClosed: false, decide };
      opened.push(sheet);
      const close = () => {
        sheet.isClosed = true;
        decide({ kind: "cancelled" });
      };
      return { result, close };
    },
  };
  const load: LoadWallet = async () => {
    isLoaded = true;
    return adapter;
  };
  return {
    opened,
    load,
    isLoaded: () => isLoaded,
    /** Decides the last sheet. */
    decide: (result: WalletResult) => opened.at(-1)?.decide(result),
  };
}

/** A slow line: calls of a name reach the service when they are released. */
export function hold(name: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const wire = async (path: string, send: () => Promise<Response>, signal?: AbortSignal | null) => {
    if (!path.includes(name)) return send();
    const given = new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    await Promise.race([released, given]);
    return send();
  };
  return { wire, release: () => release() };
}
