import { shiftClock, signedNotifications, systemClock, webRandom } from "@store/commerce-service";
import { openPool } from "@store/commerce-service/node";
import { createProviders, type ProviderOptions } from "@store/sample-store/providers";
import { createRequestLimits, listen, toWalletOrigin } from "@store/storefront-server";

export interface OpenProvidersOptions extends Pick<ProviderOptions, "getShops"> {
  /** 0 selects a free one. */
  port: number;
  databaseUrl: string;
  /** What the store's clock shows now (ISO 8601); the real time without it. */
  now: string | undefined;
}

/** The sandbox providers of a store that is tried, and what its service has to know of them. */
export interface OpenProviders {
  walletOrigin: string;
  notificationSources: Readonly<Record<"sandbox", ReturnType<typeof signedNotifications>>>;
  close(): Promise<void>;
}

const trusted = () => false;

/** Opens the listener of the sandbox providers, for this machine only. */
export async function openProviders({
  port,
  databaseUrl,
  getShops,
  now,
}: OpenProvidersOptions): Promise<OpenProviders> {
  // It connects when a page of it is first asked for, and the service has made the tables by then.
  const database = openPool(databaseUrl, { maxConnections: 1 });
  const clock = now === undefined ? systemClock : shiftClock(new Date(now), systemClock);
  const notificationSecret = webRandom.token(32);
  const app = createProviders({ getShops, database, clock, notificationSecret, fetch });
  const listening = await listen({ app, port, trusted, limits: createRequestLimits({ trusted }) });
  return {
    walletOrigin: toWalletOrigin(listening.port),
    notificationSources: { sandbox: signedNotifications([notificationSecret]) },
    async close() {
      // Nobody waits for an answer of theirs once the store has ended.
      await listening.drain({ withinMs: 0 });
      await database.destroy();
    },
  };
}
