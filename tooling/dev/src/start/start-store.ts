import fs from "node:fs";
import path from "node:path";
import { openAutoRestartDatabase } from "../database/auto-restart-database.ts";
import { openDatabase } from "../database/open-database.ts";
import { type BrandOrigins, toBrandOrigins } from "./check-store-origins.ts";
import { mailViewerOffset, plannerOffset } from "./check-store-port.ts";
import { type CreateCommerceService, createCommerceService } from "./create-commerce-service.ts";
import { loadForwarding } from "./load-forwarding.ts";
import { loadMailer } from "./load-mailer.ts";
import { loadPageQueue } from "./load-page-queue.ts";
import { hashPictures } from "./picture-hashes.ts";
import { requireBuilds } from "./require-builds.ts";
import type { ServedApp } from "./serve-app.ts";
import { type ServePlannerOptions, servePlanner } from "./serve-planner.ts";
import { serveStorefront } from "./serve-storefront.ts";
import { type StoreAddresses, type StorePorts, storeApps, toPlannerOrigin, toStoreAddresses } from "./store-apps.ts";
import { waitUntilReady } from "./wait-until-ready.ts";
import { storeFolder, workspaceRoot } from "./workspace-root.ts";

export interface StartStoreOptions {
  /** The demonstration page and everything it links to; never with `environment: "production"`. */
  demo: boolean;
  environment?: "development" | "production";
  /** Default: two free ports. */
  ports?: StorePorts;
  /** A PostgreSQL of your own. Default: the one from npm, below `folder`. */
  databaseUrl?: string;
  /** Takes database, logs and copies of the builds. Default: `.store`. */
  folder?: string;
  /** Serve from source through Vite instead of from the build. */
  dev?: boolean;
  /** The store's clock shows this time (ISO 8601). */
  now?: string;
  /** An address to listen on besides this machine's own (STORE_LISTEN). */
  host?: string | undefined;
  /** Whose forwarding headers are trusted (STORE_TRUSTED_PROXIES). Default: nobody's. */
  trustedProxies?: string | undefined;
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
  /** Removes the database when the store stops, and does without durability: for functional tests. */
  temporary?: boolean;
  /** The folders of the storefronts and the pictures. */
  root?: string;
  createService?: CreateCommerceService;
}

export interface RunningStore {
  addresses: StoreAddresses;
  ports: StorePorts;
  /** Where the planner's 3D view is on this machine; undefined without one. */
  plannerAddress: string | undefined;
  databaseUrl: string;
  /** The folder of the database's files; undefined for a database of your own. */
  databaseHome: string | undefined;
  /** Finishes pending requests (for at most 10 s), then stops everything in reverse order. */
  stop(): Promise<void>;
}

const drainMs = 10_000;

// Of each storefront; a page takes 20 to 40 KB.
const pageCacheBytes = 16 * 1024 * 1024;

/**
 * Starts the whole system in this process: database, commerce service, both storefronts; resolves when all addresses answer.
 * Rejects with the reason, and with nothing left running, when any part of it fails.
 */
export async function startStore(options: StartStoreOptions): Promise<RunningStore> {
  const { demo, environment = "development", dev = false, folder = storeFolder, root = workspaceRoot } = options;
  if (demo && environment === "production")
    throw new Error(
      "A production store cannot have the demonstration page, which controls the simulated card processor.",
    );
  const reading = await loadForwarding(options.trustedProxies);
  if (!reading.ok) throw new Error(reading.message);
  if (!dev) requireBuilds(root);
  fs.mkdirSync(folder, { recursive: true });
  const started = new AsyncDisposableStack();
  try {
    const database = await findDatabase(options, folder);
    started.defer(database.stop);
    const logFile = path.join(folder, "commerce-service.log");
    const createService = options.createService ?? createCommerceService;
    const ports = { us: 0, ca: 0 };
    const origins = options.origins ?? ownOrigins(options);
    const mailer = await loadMailer({
      folder: path.join(folder, "mails"),
      environment: process.env,
      // The ports are known once the storefronts are served.
      getOrigins: () => origins ?? toBrandOrigins(toStoreAddresses(ports)),
    });
    const { now } = options;
    const planner = await findPlanner(options, {
      root,
      folder,
      forwarding: reading.forwarding,
      getShops: () => Object.values(origins ?? toBrandOrigins(toStoreAddresses(ports))).flatMap(Object.values<string>),
    });
    started.defer(planner.stop);
    const configuratorOrigin = planner.origin;
    const pictures = path.join(root, "packages/storefront/pictures");
    // In development a picture may change at any time.
    const pictureHashes = dev ? {} : hashPictures(pictures);
    const commerce = await createService({
      databaseUrl: database.url,
      environment,
      demo,
      logFile,
      now,
      mailer,
      configuratorOrigin,
      pictureHashes,
      ...(dev && { debugTools: true }),
    });
    started.defer(() => commerce.drain());

    const admitPage = await loadPageQueue();
    const apps: ServedApp[] = [];
    // Both drain at the same time.
    started.defer(async () => void (await Promise.all(apps.map((app) => app.drain({ withinMs: drainMs })))));
    for (const { site, name } of storeApps) {
      const { host, pictureDelayMs, recommendationBaseUrl } = options;
      const port = options.ports?.[site] ?? 0;
      // In development a page changes with its source.
      const pageCache = dev ? undefined : { maxBytes: pageCacheBytes };
      const deps = { commerce, admitPage, demo, pageCache, origins, recommendationBaseUrl, configuratorOrigin };
      const served = await serveStorefront(name, {
        root,
        folder,
        dev,
        port,
        host,
        forwarding: reading.forwarding,
        pictures: { folder: pictures, hashes: pictureHashes, delayMs: pictureDelayMs },
        deps,
      });
      apps.push(served);
      ports[site] = served.port;
    }
    if (demo && options.ports?.us && !process.env.STORE_MAIL_URL) {
      const { openMailViewer } = await import("./mail-viewer.ts");
      const viewer = await openMailViewer({
        folder: path.join(folder, "mails"),
        port: options.ports.us + mailViewerOffset,
      });
      started.defer(viewer.close);
    }
    const addresses = toStoreAddresses(ports);
    const patience = { withinMs: dev ? 60_000 : 20_000 };
    const pages = [...Object.values(addresses), ...(planner.address ? [planner.address] : [])];
    await Promise.all(pages.map((address) => waitUntilReady(address, patience)));
    const { url: databaseUrl, home: databaseHome } = database;
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= started.disposeAsync());
    return { addresses, ports, plannerAddress: planner.address, databaseUrl, databaseHome, stop };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** A production store never takes its origin from a request. */
function ownOrigins({ environment, ports }: StartStoreOptions): BrandOrigins | undefined {
  return environment === "production" && ports ? toBrandOrigins(toStoreAddresses(ports)) : undefined;
}

interface Planner {
  /** Where shoppers' browsers find it; undefined without one. */
  origin: string | undefined;
  /** Where it is on this machine. */
  address: string | undefined;
  stop(): Promise<void>;
}

/** The frame of the planner, from its build; in development, where it is not built, there is none. */
async function findPlanner(
  { dev, ports, host, plannerOrigin }: StartStoreOptions,
  options: Omit<ServePlannerOptions, "port" | "host">,
): Promise<Planner> {
  if (dev) return { origin: undefined, address: undefined, stop: async () => {} };
  const served = await servePlanner({ ...options, port: ports?.us ? ports.us + plannerOffset : 0, host });
  const address = toPlannerOrigin(served.port);
  return { origin: plannerOrigin ?? address, address, stop: () => served.drain({ withinMs: drainMs }) };
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
