import fs from "node:fs";
import path from "node:path";
import { openAutoRestartDatabase } from "@store/dev/database/auto-restart-database";
import { openDatabase } from "@store/dev/database/open-database";
import { waitUntilReady } from "@store/dev/network/wait-until-ready";
import { storeFolder, workspaceRoot } from "@store/dev/workspace/workspace-root";
import {
  type BrandOrigins,
  type CommerceService,
  hashPictures,
  openMailViewer,
  type PlannerToServe,
  portOffsets,
  readWallets,
  type Served,
  type SiteToServe,
  type SiteWallets,
  serve,
  type TelemetrySettings,
  type TrustedProxies,
  toBrandOrigins,
} from "@store/storefront-server";
import { createStoreService, type StoreServiceOptions } from "./create-store-service.ts";
import { loadBuiltApp, requireBuilds } from "./load-built-app.ts";
import { loadDevApp } from "./load-dev-app.ts";
import { openProviders } from "./open-providers.ts";
import { plannerApp, type StoreAddresses, type StorePorts, storeApps, toStoreAddresses } from "./store-apps.ts";

export interface StartStoreOptions {
  /** The demonstration page and everything it links to; never with `environment: "production"`. */
  demo: boolean;
  environment?: "development" | "production";
  /** Default: two free ports. */
  ports?: StorePorts;
  /** A PostgreSQL of your own. Default: the one from npm, below `folder`. */
  databaseUrl?: string | undefined;
  /** Takes database, logs and copies of the builds. Default: `.store`. */
  folder?: string;
  /** Serve from source through Vite instead of from the build. */
  dev?: boolean;
  /** The store's clock shows this time (ISO 8601). */
  now?: string | undefined;
  /** An address to listen on besides this machine's own (STORE_LISTEN). */
  host?: string | undefined;
  /** Whose forwarding headers are trusted (STORE_TRUSTED_PROXIES). Default: nobody's. */
  trusted?: TrustedProxies | undefined;
  /** The delay of pictures, for tests of a slow connection. */
  pictureDelayMs?: number;
  /**
   * The shops' public origins. Default in production: the addresses of this machine; else the origin in each request.
   */
  origins?: BrandOrigins | undefined;
  /** The recommendation feed of another origin (STORE_RECOMMENDATIONS_URL). Default: the store's own. */
  recommendationBaseUrl?: string | undefined;
  /** The public origin of the planner's 3D view (STORE_ORIGIN_PLANNER). Default: that of its port on this machine. */
  plannerOrigin?: string | undefined;
  /** What may pay besides cards (STORE_WALLETS). Default: what STORE_WALLETS leaves out means. */
  wallets?: SiteWallets | undefined;
  /** Where to report what is measured. Default: nothing is. */
  telemetry?: TelemetrySettings | undefined;
  /** Removes the database when the store stops, and does without durability: for functional tests. */
  temporary?: boolean;
  /** The workspace with the folders of the storefronts and the pictures. */
  root?: string;
  createService?: ((options: StoreServiceOptions) => Promise<CommerceService>) | undefined;
}

export interface RunningStore {
  addresses: StoreAddresses;
  ports: StorePorts;
  /** Where the planner's 3D view is on this machine; undefined without one. */
  plannerAddress: string | undefined;
  /** Where the sandbox wallets are on this machine; undefined without any. */
  walletOrigin: string | undefined;
  databaseUrl: string;
  /** The folder of the database's files; undefined for a database of your own. */
  databaseHome: string | undefined;
  /** Finishes pending requests (for at most 10 s), then stops everything in reverse order. */
  stop(): Promise<void>;
}

/**
 * Starts the whole system in this process: database, commerce service, both storefronts; resolves when all addresses answer.
 * Rejects with the reason, and with nothing left running, when any part of it fails.
 */
export async function startStore(options: StartStoreOptions): Promise<RunningStore> {
  const { demo, environment = "development", dev = false, folder = storeFolder, root = workspaceRoot } = options;
  const { createService = createStoreService, now, pictureDelayMs } = options;
  if (!dev) requireBuilds(root);
  fs.mkdirSync(folder, { recursive: true });
  const started = new AsyncDisposableStack();
  try {
    const database = await findDatabase(options, folder);
    started.defer(database.stop);
    const apps = await loadApps(options, { root, folder, dev });
    started.defer(apps.close);
    let served: Served | undefined;
    const wallets = options.wallets ?? usualWallets(environment);
    // Only shops that are served may open sheets, and they are after the service, which needs to know the providers' origin.
    const getShops = () =>
      Object.values(options.origins ?? (served ? toBrandOrigins(served.ports) : {})).flatMap(Object.values<string>);
    const isTried = environment !== "production" && Object.values(wallets).flat().length > 0;
    const providers = isTried
      ? await openProviders({ port: toPort(options.ports, "providers"), databaseUrl: database.url, getShops, now })
      : undefined;
    started.defer(async () => providers?.close());
    const walletOrigin = providers?.walletOrigin;
    const pictures = path.join(root, "packages/storefront/pictures");
    const mails = path.join(folder, "mails");
    served = await serve({
      ...{ ...options, ...apps, environment, demo, cachesPages: !dev },
      ...{ wallets, walletOrigin },
      trusted: options.trusted ?? (() => false),
      // In development a picture may change at any time.
      pictures: { folder: pictures, hashes: dev ? {} : hashPictures(pictures), delayMs: pictureDelayMs },
      createService: (surroundings) =>
        createService({
          ...{ ...surroundings, databaseUrl: database.url, environment, demo, now, mails },
          notificationSources: providers?.notificationSources,
          logFile: path.join(folder, "commerce-service.log"),
          debugTools: dev || undefined,
        }),
    });
    started.defer(served.drain);
    if (demo && options.ports?.us && !process.env.STORE_MAIL_URL) {
      const viewer = await openMailViewer({ folder: mails, port: toPort(options.ports, "mails") });
      started.defer(viewer.close);
    }
    const { plannerAddress } = served;
    const ports = { us: served.ports.US, ca: served.ports.CA };
    const addresses = toStoreAddresses(ports);
    const patience = { withinMs: dev ? 60_000 : 20_000 };
    const pages = [...Object.values(addresses), ...(plannerAddress ? [plannerAddress] : [])];
    await Promise.all(pages.map((address) => waitUntilReady(address, patience)));
    const { url: databaseUrl, home: databaseHome } = database;
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= started.disposeAsync());
    return { addresses, ports, plannerAddress, walletOrigin, databaseUrl, databaseHome, stop };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** What STORE_WALLETS means where it is not set. */
function usualWallets(environment: "development" | "production"): SiteWallets {
  const reading = readWallets(undefined, environment);
  return reading.ok ? reading.wallets : { US: [], CA: [] };
}

/** The port of a part; 0, a free one, where the first is. */
function toPort(ports: StorePorts | undefined, part: keyof typeof portOffsets): number {
  return ports?.us ? ports.us + portOffsets[part] : 0;
}

interface LoadedApps {
  sites: SiteToServe[];
  /** In development, where it is not built, there is none. */
  planner: PlannerToServe | undefined;
  close(): Promise<void>;
}

/** Both storefronts and the planner's 3D view from their builds; in development the storefronts from their source. */
async function loadApps(
  { ports }: StartStoreOptions,
  { root, folder, dev }: { root: string; folder: string; dev: boolean },
): Promise<LoadedApps> {
  const portOf = (site: "US" | "CA") => (site === "US" ? ports?.us : ports?.ca) ?? 0;
  if (dev) {
    const loaded = storeApps.map(({ site, name }) => ({ site, ...loadDevApp(path.join(root, "apps", name)) }));
    return {
      sites: loaded.map(({ site, createApp, before }) => ({
        site,
        createApp,
        before,
        client: undefined,
        port: portOf(site),
      })),
      planner: undefined,
      close: async () => void (await Promise.all(loaded.map(({ close }) => close()))),
    };
  }
  const place = { root, copies: path.join(folder, "builds") };
  const sites: SiteToServe[] = [];
  for (const { site, name } of storeApps)
    sites.push({ site, port: portOf(site), ...(await loadBuiltApp<SiteToServe["createApp"]>(name, place)) });
  const planner = await loadBuiltApp<PlannerToServe["createApp"]>(plannerApp, place);
  return { sites, planner: { ...planner, port: toPort(ports, "planner") }, close: async () => {} };
}

interface Database {
  url: string;
  home: string | undefined;
  stop(): Promise<void>;
}

/** A database of your own is neither started nor stopped by the store; a temporary one is not restarted. */
async function findDatabase(options: StartStoreOptions, folder: string): Promise<Database> {
  const { databaseUrl, temporary = false } = options;
  if (databaseUrl !== undefined) return { url: databaseUrl, home: undefined, stop: async () => {} };
  const place = { folder: path.join(folder, "database") };
  return temporary ? openDatabase({ ...place, temporary, durable: false }) : openAutoRestartDatabase(place);
}
