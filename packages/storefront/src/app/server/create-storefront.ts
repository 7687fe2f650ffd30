import { allRoutes } from "@store/contract/routes";
import type { StoreWallet } from "@store/contract/shared";
import { specialOrderOperations } from "@store/contract/special-order";
import { walletOperations } from "@store/contract/wallets";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import type { CachedPages, SharedPage } from "../../web/cache/cached-pages.ts";
import { createSharedReplies } from "../../web/cache/shared-replies.ts";
import { toSharedUrl } from "../../web/cache/to-shared-url.ts";
import type { StoreConfig } from "../../web/config/store-config.ts";
import { type BrandOrigins, shopAt } from "../../web/context/origins-of.ts";
import { serverClient } from "../../web/context/page-context.ts";
import { withSignedOutCookie } from "../../web/context/signed-out-notice.ts";
import { policyReports } from "../../web/headers/policy-reports.ts";
import { type Commerce, withStorefrontHeaders } from "../../web/headers/storefront-headers.ts";
import { slashedPaths } from "../../web/urls/planner-paths.ts";
import { feedFrame, feedFramePath } from "./feed-frame.ts";
import { isFilePath, refuseMethod, sitemapResponse, textFile, toMissingFile, toRobotsText } from "./machine-files.ts";
import { pageCommerce } from "./page-commerce.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createRouteFinder, listOwnPages } from "./route-finder.ts";

const routes = Object.values(allRoutes);
// Only calls of these two modules have a second path.
const others = [specialOrderOperations, walletOperations].flatMap((operations) => Object.values(operations));
const paths = [...routes.map(({ path }) => path), ...others.flatMap(({ alsoAt }) => alsoAt)];

/**
 * Paths of every call of the contract in the router's syntax: `{slug}` becomes `:slug`. They have priority over pages.
 */
export const callPaths: readonly string[] = [...new Set(paths.map((path) => path.replace(/\{(\w+)\}/g, ":$1")))];

/**
 * What the service handles besides the contract: its health, the notifications of processors, and the store's test bench
 * if it is enabled.
 */
const servicePaths: readonly string[] = ["/healthz", "/readyz", "/payments/notifications/:adapter", "/demo", "/demo/*"];

export type { BrandOrigins } from "../../web/context/origins-of.ts";
export type { Commerce } from "../../web/headers/storefront-headers.ts";

/** What the process that serves a storefront gives it. */
export interface StorefrontPorts {
  commerce: Commerce;
  /** The public origins. Without them, as on a developer's machine, the origin is read from each request. */
  origins?: BrandOrigins | undefined;
  /** The recommendation feed of another origin; without it the layers show the store's own. */
  recommendationBaseUrl?: string | undefined;
  /** The origin of the planner's 3D view, which only the planner's pages may embed. */
  configuratorOrigin?: string | undefined;
  /** What may pay besides cards; none when absent. */
  wallets?: readonly StoreWallet[] | undefined;
  /** Shares the turns of pages between clients; without it every page is rendered at once. */
  admitPage?: AdmitPage | undefined;
  /**
   * Pages of visitors without a cookie, and replies of the catalog, are kept in memory for a short time; without it every
   * page is rendered.
   */
  cachedPages?: CachedPages | undefined;
}

/** Waits for a page's turn: the function to call at its end, or null if too many wait or the client has left. */
export type AdmitPage = (page: {
  /** A page that is rendered, or one that is cached in memory and only sent. */
  kind: "page" | "cachedPage";
  clientAddress: string;
  signal: AbortSignal;
}) => Promise<(() => void) | null>;

interface StorefrontParts extends StorefrontPorts {
  config: StoreConfig;
  build: ServerBuild;
  mode: string;
}

/** What the listener knows in addition to the request. */
export interface ListenerContext {
  clientAddress?: string;
  /** The content coding in which the listener sends texts to this browser. */
  coding?: string | undefined;
  /** Names the pattern of the request's route, where requests are measured. */
  setRoute?: ((pattern: string) => void) | undefined;
}

/**
 * One storefront as a web-standard handler: calls of the contract are forwarded to the service, everything else is a
 * page. The listener serves static files and limits the bodies of requests.
 */
export function createStorefront({
  config,
  build,
  mode,
  commerce,
  origins: known,
  recommendationBaseUrl,
  configuratorOrigin,
  wallets,
  admitPage = async () => () => {},
  cachedPages,
}: StorefrontParts) {
  const app = new Hono<{ Bindings: ListenerContext }>();
  const shareReplies = cachedPages && createSharedReplies(cachedPages);
  const renderer = createPageRenderer({
    ...{
      config,
      build,
      mode,
      commerce,
      shareReplies,
      origins: known,
      recommendationBaseUrl,
      configuratorOrigin,
      wallets,
    },
  });

  const findRoute = createRouteFinder(build.routes);
  const ownPages = listOwnPages(build.routes);
  const shopOf = (url: string) => shopAt(url, { config, origins: known });
  const storefrontOf = (url: string, context?: ListenerContext) => {
    return { site: config.site, brand: shopOf(url).brand, clientAddress: context?.clientAddress ?? "" };
  };

  for (const path of [...callPaths, ...servicePaths])
    app.all(path, async ({ req: { raw, url }, env }) => {
      env?.setRoute?.(path);
      const response = await commerce.fetch(withStorefrontHeaders(raw, storefrontOf(url, env)));
      return withSignedOutCookie(response, { site: config.site, url });
    });

  const getLogClient = ({ url }: Request, context?: ListenerContext) => {
    const storefront = storefrontOf(url, context);
    // A request of the store itself: reports need no cookies of the shopper.
    return serverClient(
      pageCommerce({ fetch: (request) => commerce.fetch(withStorefrontHeaders(request, storefront)) }, new Request(url))
        .fetch,
    );
  };
  app.route("/", policyReports({ getClient: getLogClient }));

  app.get("/robots.txt", ({ req }) => textFile(toRobotsText(shopOf(req.url).origins[config.site])));
  app.get("/sitemap.xml", async ({ req, env }) => {
    const storefront = storefrontOf(req.url, env);
    const { fetch } = pageCommerce(
      { fetch: (request) => commerce.fetch(withStorefrontHeaders(request, storefront)) },
      req.raw,
    );
    return sitemapResponse(serverClient(fetch), { site: config.site, origins: shopOf(req.url).origins, ownPages });
  });

  app.get(feedFramePath, ({ req }) => feedFrame(recommendationBaseUrl, new URL(req.url)));

  // Requested by clients that do not read the page's links to its icons.
  app.get("/favicon.ico", ({ req, redirect }) => redirect(`/pictures/brand/${shopOf(req.url).brand}-180.png`));

  // Password managers lead there from "Change password" (W3C). The page asks a guest to sign in first, and leads on.
  app.get("/.well-known/change-password", ({ redirect }) => redirect("/account/profile#profile-password"));

  for (const path of slashedPaths) {
    app.get(path.slice(0, -1), ({ req, redirect }) => redirect(path + new URL(req.url).search, 308));
  }

  app.all("*", async ({ req, env }) => {
    const refused = refuseMethod(req);
    if (refused) return refused;
    if (isFilePath(req.path)) return toMissingFile();
    const { pattern, handle } = findRoute(req.raw);
    env?.setRoute?.(pattern);
    const clientAddress = env?.clientAddress ?? "";
    const sharedUrl =
      cachedPages && toSharedUrl(req.raw, { origin: shopOf(req.url).origins[config.site], sharedBy: handle?.sharedBy });
    const kept = sharedUrl && (await cachedPages.find(sharedUrl));
    const leave = await admitPage({ kind: kept ? "cachedPage" : "page", clientAddress, signal: req.raw.signal });
    if (leave === null) return crowded();
    try {
      const shared =
        kept ||
        (sharedUrl && (await cachedPages.load(sharedUrl, () => renderShared(sharedUrl, req.raw, clientAddress))));
      return shared ? await answerShared(shared, req.raw, env) : await showPage(req.raw, clientAddress);
    } finally {
      leave();
    }
  });

  async function showPage(request: Request, clientAddress: string): Promise<Response> {
    const visit = renderer.open(request, clientAddress);
    await visit.page.beginSession();
    // Not awaited: cookies that are not known when the page is ready are sent with the next one.
    void visit.page.renewSession().catch(() => undefined);
    const rendered = await renderer.render(visit);
    // A redirect's own headers cannot be changed.
    return renderer.complete(visit, new Response(rendered.body, rendered));
  }

  /** Renders a page for nobody: of the request it has the trace only, and is not aborted when a visitor leaves. */
  async function renderShared(url: URL, { headers }: Request, clientAddress: string) {
    const traceparent = headers.get("traceparent");
    const visit = renderer.open(new Request(url, traceparent ? { headers: { traceparent } } : {}), clientAddress);
    const response = await renderer.render(visit, { isShared: true });
    // A session began, to which the page belongs.
    return visit.page.cookies.length > 0 ? null : { response, nonce: visit.nonce };
  }

  async function answerShared(shared: SharedPage, request: Request, env?: ListenerContext): Promise<Response> {
    const visit = renderer.open(request, env?.clientAddress ?? "");
    await visit.page.beginSession();
    return renderer.complete(visit, await shared.toResponse(visit.nonce, env?.coding));
  }
  return app;
}

const crowdedPage = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The store is busy</title>
<h1>The store is busy</h1><p>Many people are here right now. Please reload this page in a few seconds.</p></html>`;

/** The response of a page that gets no turn. It costs almost nothing. */
function crowded(): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "5" };
  return new Response(crowdedPage, { status: 503, headers });
}
