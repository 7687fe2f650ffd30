import { openPool } from "@store/commerce-service/node";
import { createProviders, type ProviderOptions } from "@store/sample-store/providers";
import { createRequestLimits, listen, toWalletOrigin } from "@store/storefront-server";

/** The sandbox providers of a store that is tried. */
export interface OpenProviders {
  walletOrigin: string;
  close(): Promise<void>;
}

const trusted = () => false;

/** Opens the listener of the sandbox providers, for this machine only; port 0 selects a free one. */
export async function openProviders({
  port,
  databaseUrl,
  getShops,
}: { port: number; databaseUrl: string } & Pick<ProviderOptions, "getShops">): Promise<OpenProviders> {
  // It connects when a page of it is first asked for, and the service has made the tables by then.
  const database = openPool(databaseUrl, { maxConnections: 1 });
  const app = createProviders({ getShops, database });
  const listening = await listen({ app, port, trusted, limits: createRequestLimits({ trusted }) });
  return {
    walletOrigin: toWalletOrigin(listening.port),
    async close() {
      // Nobody waits for an answer of theirs once the store has ended.
      await listening.drain({ withinMs: 0 });
      await database.destroy();
    },
  };
}
