import { walletSheets } from "./wallet-sheets.ts";

export interface ProvidersOptions {
  /** The origins of the shops, which alone may open sheets. */
  getShops: () => readonly string[];
}

type Provider = (options: ProvidersOptions) => { fetch(request: Request): Response | Promise<Response> };

/** The providers by the host at which they answer, whatever the port. */
const hosts: Readonly<Record<string, Provider>> = {
  "wallets.localhost": walletSheets,
};

/**
 * The services of others that a store speaks with, for trying it: they charge nobody and know nobody. One handler answers
 * for all of them, told apart by host, as browsers do it too: each is an origin of its own.
 */
export function createProviders(options: ProvidersOptions): { fetch(request: Request): Promise<Response> } {
  const providers = new Map(Object.entries(hosts).map(([host, open]) => [host, open(options)]));
  return {
    async fetch(request) {
      const provider = providers.get(new URL(request.url).hostname);
      return provider ? provider.fetch(request) : new Response("There is no such provider.", { status: 421 });
    },
  };
}
