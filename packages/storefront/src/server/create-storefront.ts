import { allRoutes } from "@store/contract/routes";
import { specialOrderOperations } from "@store/contract/special-order";
import { walletOperations } from "@store/contract/wallets";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type StoreConfig, toPageStore } from "../config/store-config.ts";
import { toDocumentPolicy } from "../document-policy.ts";
import { pageDataHeader } from "../fetch-page-data.ts";
import { slashedPaths } from "../planner-paths.ts";
import { isDataPath } from "../to-page-url.ts";
import { feedFrame, feedFramePath } from "./feed-frame.ts";
import { isFilePath, missingFile, refuseMethod, sitemapResponse, textFile, toRobotsText } from "./machine-files.ts";
import { withoutPreloads } from "./module-files.ts";
import { type BrandOrigins, shopAt } from "./origins-of.ts";
import { pageCommerce } from "./page-commerce.ts";
import { serverClient, setPage } from "./page-context.ts";
import { policyReports } from "./policy-reports.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSignedOutNotice, withSignedOutCookie } from "./signed-out-notice.ts";
import { type Commerce, withStorefrontHeaders } from "./storefront-headers.ts";

const routes = Object.values(allRoutes);
// Only calls of these two modules have a second path.
const others = [specialOrderOperations, walletOperations].flatMap((operations) => Object.values(operations));
const paths = [...routes.map(({ path }) => path), ...others.flatMap(({ alsoAt }) => alsoAt)];

/**
 * Paths of every call of the contract in the router's syntax: `{slug}` becomes `:slug`. They have priority over pages.
 */
export const callPaths: readonly string[] = [...new Set(paths.map((path) => path.replace(/\{(\w+)\}/g, ":$1")))];

/** Of several Set-Cookie headers with one name, the last one: the others would have no effect. */
function latestCookies(cookies: readonly (string | null)[]): string[] {
  const set = cookies.filter((cookie) => cookie !== null);
  return [...new Map(set.map((cookie) => [cookie.split("=")[0], cookie])).values()];
}

/** What the service handles besides the contract: its health, and the store's test bench if it is enabled. */
const servicePaths: readonly string[] = ["/healthz", "/readyz", "/demo", "/demo/*"];

export type { BrandOrigins } from "./origins-of.ts";
export type { Commerce } from "./storefront-headers.ts";

/** What the process that serves a storefront gives it. */
export interface StorefrontPorts {
  commerce: Commerce;
  /** The public origins. Without them, as on a developer's machine, the origin is read from each request. */
  origins?: BrandOrigins | undefined;
  /** The recommendation feed of another origin; without it the layers show the store's own. */
  recommendationBaseUrl?: string | undefined;
  /** The origin of the planner's 3D view, which only the planner's pages may embed. */
  configuratorOrigin?: string | undefined;
  /** Shares the rendering of pages between clients; without it every page is rendered at once. */
  admitPage?: AdmitPage | undefined;
}

/**
 * Waits for a page's turn: the function to call when it is rendered, or null if too many wait or the client has left.
 */
export type AdmitPage = (clientAddress: string, signal: AbortSignal) => Promise<(() => void) | null>;

interface StorefrontParts extends StorefrontPorts {
  config: StoreConfig;
  build: ServerBuild;
  mode: string;
}

/** What the listener knows in addition to the request. */
export interface ListenerContext {
  clientAddress?: string;
}

/** Pages with data of one shopper, which must never be cached. */
const privatePages = /^\/+(checkout|account|order|design-services|gift-registry)(\/|\.|$)/i;

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
  admitPage = async () => () => {},
}: StorefrontParts) {
  const app = new Hono<{ Bindings: ListenerContext }>();
  const renderPage = createRequestHandler(withoutPreloads(build), mode);
  const development = mode === "development";
  const feedOrigin = recommendationBaseUrl && new URL(recommendationBaseUrl).origin;

  const shopOf = (url: string) => shopAt(url, { config, origins: known });
  const storefrontOf = (url: string, context?: ListenerContext) => {
    return { site: config.site, brand: shopOf(url).brand, clientAddress: context?.clientAddress ?? "" };
  };

  for (const path of [...callPaths, ...servicePaths])
    app.all(path, async ({ req: { raw, url }, env }) => {
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
    return sitemapResponse(serverClient(fetch), { site: config.site, origins: shopOf(req.url).origins });
  });

  app.get(feedFramePath, ({ req }) => feedFrame(recommendationBaseUrl, new URL(req.url)));

  // Requested by clients that do not read the page's links to its icons.
  app.get("/favicon.ico", ({ req, redirect }) => redirect(`/pictures/brand/${shopOf(req.url).brand}-180.png`));

  for (const path of slashedPaths) {
    app.get(path.slice(0, -1), ({ req, redirect }) => redirect(path + new URL(req.url).search, 308));
  }

  app.all("*", async ({ req, env }) => {
    const refused = refuseMethod(req);
    if (refused) return refused;
    if (isFilePath(req.path)) return missingFile();
    const leave = await admitPage(env?.clientAddress ?? "", req.raw.signal);
    if (leave === null) return crowded();
    try {
      return await showPage(req.raw, env);
    } finally {
      leave();
    }
  });

  async function showPage(request: Request, listener?: ListenerContext): Promise<Response> {
    const { url } = request;
    const storefront = storefrontOf(url, listener);
    const nonce = crypto.randomUUID().replaceAll("-", "");
    const page = pageCommerce({ fetch: (call) => commerce.fetch(withStorefrontHeaders(call, storefront)) }, request);
    const { origins, otherBrandOrigin } = shopOf(url);
    const signedOut = createSignedOutNotice(request, { site: config.site, page });
    await page.beginSession();
    // Not awaited: cookies that are not known when the page is ready are sent with the next one.
    void page.renewSession().catch(() => undefined);

    const context = new RouterContextProvider();
    setPage(context, {
      store: toPageStore(config, {
        brand: storefront.brand,
        recommendationBaseUrl: recommendationBaseUrl ?? null,
      }),
      client: serverClient(page.fetch),
      fetch: page.fetch,
      nonce,
      assets: build.assets,
      otherSiteUrl: `${origins[config.site === "US" ? "CA" : "US"]}/`,
      origins,
      otherBrandOrigin,
      signedOut,
    });
    const rendered = await renderPage(request, context);
    const response = new Response(rendered.body, rendered);
    const policy = toDocumentPolicy(new URL(url).pathname);
    const frameOrigin = policy === "planner" ? configuratorOrigin : undefined;
    const allowsCamera = policy === "scan";
    for (const cookie of latestCookies([...page.cookies, signedOut.toCookie(response)]))
      response.headers.append("Set-Cookie", cookie);
    for (const [name, value] of Object.entries(
      securityHeaders(nonce, { development, feedOrigin, frameOrigin, allowsCamera }),
    ))
      if (!response.headers.has(name)) response.headers.set(name, value);
    if (url.startsWith("https:")) response.headers.set("Strict-Transport-Security", "max-age=31536000");
    // The data of a page is no page.
    if (isDataPath(new URL(url).pathname)) {
      response.headers.set("X-Robots-Tag", "noindex");
      response.headers.set(pageDataHeader, "1");
    }
    // A form was sent to a page without one.
    if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
    // The store is temporarily unavailable; this is not cached, and crawlers try again later.
    if (response.status === 503) response.headers.set("Retry-After", "5");
    const isPrivate = privatePages.test(new URL(url).pathname) || signedOut.isShownBy(response);
    if (response.status >= 500 || isPrivate) response.headers.set("Cache-Control", "no-store");
    else if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
    return response;
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
