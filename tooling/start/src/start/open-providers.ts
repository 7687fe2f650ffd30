import { createProviders, type ProvidersOptions } from "@store/sample-store/providers";
import { createRequestLimits, listen, toWalletOrigin } from "@store/storefront-server";

/** The sandbox providers of a store that is tried. */
export interface OpenProviders {
  walletOrigin: string;
  close(): Promise<void>;
}

const trusted = () => false;

/** Opens the listener of the sandbox providers, for this machine only; 0 selects a free port. */
export async function openProviders(port: number, options: ProvidersOptions): Promise<OpenProviders> {
  const app = createProviders(options);
  const listening = await listen({ app, port, trusted, limits: createRequestLimits({ trusted }) });
  return {
    walletOrigin: toWalletOrigin(listening.port),
    // Nobody waits for an answer of theirs once the store has ended.
    close: () => listening.drain({ withinMs: 0 }),
  };
}
