import { processorDesk } from "./processor-desk.ts";
import type { ProviderOptions } from "./provider-app.ts";
import { walletSheets } from "./wallet-sheets.ts";

export type { ProviderOptions };

interface Handler {
  fetch(request: Request): Response | Promise<Response>;
}

/** The providers by the host at which they answer, whatever the port. */
const hosts: Readonly<Record<string, (options: ProviderOptions) => Handler>> = {
  "wallets.localhost": walletSheets,
  "processor.localhost": processorDesk,
};

/**
 * The services of others that a store speaks with, for trying it: they charge nobody and know nobody. One handler answers
 * for all of them. It tells them apart by host, as browsers do: each is an origin of its own.
 */
export function createProviders(options: ProviderOptions): Handler {
  const providers = new Map(Object.entries(hosts).map(([host, open]) => [host, open(options)]));
  return {
    fetch(request) {
      const provider = providers.get(new URL(request.url).hostname);
      return provider?.fetch(request) ?? new Response("There is no such provider here.", { status: 421 });
    },
  };
}
