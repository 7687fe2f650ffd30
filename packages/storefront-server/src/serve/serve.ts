import type { Metrics } from "@store/commerce-service";
import { type Admission, createAdmission } from "@store/commerce-service/admission";
import type { Brand, Site } from "@store/contract/shared";
import { createRequestLimits } from "../admission/create-request-limits.ts";
import { createCachedPages } from "../cached-pages/create-cached-pages.ts";
import type { Commerce } from "../cached-pages/page-version.ts";
import type { PictureHashes } from "../files/picture-hashes.ts";
import type { TrustedProxies } from "../forwarding/trusted-proxies.ts";
import type { Listening } from "../listener/listen.ts";
import { openTelemetry } from "../metrics/load-telemetry.ts";
import { measureTurns } from "../metrics/measure-requests.ts";
import type { TelemetrySettings } from "../metrics/telemetry.ts";
import { type BrandOrigins, toBrandOrigins, toPlannerOrigin } from "../settings/store-addresses.ts";
import { type SiteWallets, toStoreWallets } from "../settings/wallets.ts";
import { type PlannerToServe, servePlanner } from "./serve-planner.ts";
import { type ServedPictures, type SiteToServe, serveSite } from "./serve-site.ts";

export interface CommerceService extends Commerce {
  /** Finishes pending calls and closes the connections to the database. */
  drain(): Promise<void>;
}

/** What the commerce service has to know of the storefronts that it answers. */
export interface Surroundings {
  /** The origin of a shop, for the links of its mails. */
  getOrigin(site: Site, brand: Brand): string;
  /** The origin of the planner's 3D view; undefined without one. */
  configuratorOrigin: string | undefined;
  /** The hash of each picture, which its URL contains. */
  pictureHashes: PictureHashes;
  /** Takes what the service measures; undefined if nothing is measured. */
  metrics: Metrics | undefined;
  /** What the pages and the calls of the process pass. */
  admission: Admission;
  /** What may pay besides cards; undefined if nothing is set. */
  wallets: SiteWallets | undefined;
  /** The origin of the sandbox wallets; undefined without them. */
  walletOrigin: string | undefined;
}

export interface ServeOptions {
  /** One or both. */
  sites: readonly SiteToServe[];
  planner?: PlannerToServe | undefined;
  pictures: ServedPictures;
  createService(surroundings: Surroundings): Promise<CommerceService>;
  environment: "development" | "production";
  /** The demonstration page and everything it links to; never in production. */
  demo: boolean;
  /** An address to listen on besides this machine's own. */
  host?: string | undefined;
  trusted: TrustedProxies;
  /** The shops' public origins. Default in production: the addresses of this machine; else the origin in each request. */
  origins?: BrandOrigins | undefined;
  /** The public origin of the planner's 3D view. Default: that of its port on this machine. */
  plannerOrigin?: string | undefined;
  recommendationBaseUrl?: string | undefined;
  /** Whether pages are kept for a short time; false where they change with their source. */
  cachesPages?: boolean;
  /** What may pay besides cards. Default: that of the service. */
  wallets?: SiteWallets | undefined;
  /** The origin of the sandbox wallets. Without it the storefronts offer no wallet. */
  walletOrigin?: string | undefined;
  /** Where to report what is measured; by default, nothing is. */
  telemetry?: TelemetrySettings | undefined;
}

/** What is served, and how it ends. */
export interface Served {
  /** The port of each site; one that is not served follows the other. */
  ports: Record<Site, number>;
  /** Where the planner's 3D view is on this machine; undefined without one. */
  plannerAddress: string | undefined;
  /** The port of this machine that shows the metrics; undefined without one. */
  metricsPort: number | undefined;
  /** Finishes pending requests of all listeners (for at most 10 s), then those of the service. */
  drain(): Promise<void>;
}

const drainMs = 10_000;

// Of each storefront; a page takes 20 to 40 KB.
const pageCacheBytes = 16 * 1024 * 1024;

/**
 * Serves storefronts, the planner's 3D view and the commerce service in this process, which has one pool of connections,
 * one queue of pages and one set of limits. Resolves when all of them listen. Rejects with the reason, and with nothing
 * left running, when any part fails.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { sites, pictures, demo, environment, recommendationBaseUrl, cachesPages = true, host, trusted } = options;
  const { wallets, walletOrigin } = options;
  if (demo && environment === "production")
    throw new Error(
      "A production store cannot have the demonstration page, which controls the simulated card processor.",
    );
  const admission = createAdmission();
  const places = sites.map(({ site, port }) => ({ site, port }));
  const ports = portsOf(places);
  // A production store never takes its origin from a request.
  const origins = options.origins ?? (environment === "production" ? toBrandOrigins(ports) : undefined);
  // Ports that the system chooses are known when all sites are served.
  const getOrigins = () => origins ?? toBrandOrigins(ports);
  const started = new AsyncDisposableStack();
  try {
    const telemetry = await openTelemetry(options.telemetry);
    started.defer(async () => telemetry?.close());
    const limits = createRequestLimits({ trusted, metrics: telemetry?.metrics });
    const shared = { host, trusted, limits, telemetry };
    let service: CommerceService | undefined;
    started.defer(async () => service?.drain());
    const listening: Listening[] = [];
    // All drain at the same time.
    started.defer(async () => void (await Promise.all(listening.map((one) => one.drain({ withinMs: drainMs })))));
    let configuratorOrigin: string | undefined;
    let plannerAddress: string | undefined;
    if (options.planner) {
      const getShops = () => Object.values(getOrigins()).flatMap(Object.values<string>);
      const planner = await servePlanner(options.planner, { getShops, ...shared });
      listening.push(planner);
      plannerAddress = toPlannerOrigin(planner.port);
      configuratorOrigin = options.plannerOrigin ?? plannerAddress;
    }
    const commerce = await options.createService({
      getOrigin: (site, brand) => getOrigins()[brand][site],
      configuratorOrigin,
      pictureHashes: pictures.hashes,
      metrics: telemetry?.metrics,
      admission,
      wallets,
      walletOrigin,
    });
    service = commerce;
    const onLookup = (isCached: boolean) =>
      telemetry?.metrics.count("store.pages.cached", { outcome: isCached ? "hit" : "miss" });
    const admitPage = telemetry ? measureTurns(admission.admit, telemetry.metrics) : admission.admit;
    const deps = { commerce, admitPage, demo, origins, recommendationBaseUrl, configuratorOrigin };
    for (const [index, site] of sites.entries()) {
      const cachedPages = cachesPages ? createCachedPages({ commerce, maxBytes: pageCacheBytes, onLookup }) : undefined;
      const own = { cachedPages, wallets: toStoreWallets(wallets?.[site.site], walletOrigin) };
      const served = await serveSite(site, { pictures, deps: { ...deps, ...own }, ...shared });
      listening.push(served);
      places[index] = { site: site.site, port: served.port };
      Object.assign(ports, portsOf(places));
    }
    let draining: Promise<void> | undefined;
    return { ports, plannerAddress, metricsPort: telemetry?.port, drain: () => (draining ??= started.disposeAsync()) };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** Canada follows the United States, also where only one of them is served. */
function portsOf(sites: readonly Pick<SiteToServe, "site" | "port">[]): Record<Site, number> {
  const portOf = (site: Site) => sites.find((one) => one.site === site)?.port;
  const [us, ca] = [portOf("US"), portOf("CA")];
  return { US: us ?? (ca ?? 1) - 1, CA: ca ?? (us ?? 0) + 1 };
}
