import { parseTraceId, type StoreWallet } from "@store/contract/shared";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { createSharedReplies } from "../../web/cache/shared-replies.ts";
import { type StoreConfig, toPageStore } from "../../web/config/store-config.ts";
import { type BrandOrigins, shopAt } from "../../web/context/origins-of.ts";
import { serverClient, setPage } from "../../web/context/page-context.ts";
import { createSignedOutNotice, type SignedOutNotice } from "../../web/context/signed-out-notice.ts";
import { toDocumentPolicy } from "../../web/headers/document-policy.ts";
import { securityHeaders } from "../../web/headers/security-headers.ts";
import { type Commerce, withStorefrontHeaders } from "../../web/headers/storefront-headers.ts";
import { pageDataHeader } from "../../web/navigation/fetch-page-data.ts";
import { isDataPath, toPageUrl } from "../../web/urls/to-page-url.ts";
import { withoutPreloads } from "../document/module-files.ts";
import { pageCommerce } from "./page-commerce.ts";

interface PageRendererParts {
  config: StoreConfig;
  build: ServerBuild;
  mode: string;
  commerce: Commerce;
  /** The client of a page that takes replies of the catalog from memory. */
  shareReplies?: ReturnType<typeof createSharedReplies> | undefined;
  origins?: BrandOrigins | undefined;
  recommendationBaseUrl?: string | undefined;
  configuratorOrigin?: string | undefined;
  wallets?: readonly StoreWallet[] | undefined;
}

/** One request of a page, with its own session and nonce. */
export interface PageVisit {
  request: Request;
  page: ReturnType<typeof pageCommerce>;
  signedOut: SignedOutNotice;
  nonce: string;
  policy: ReturnType<typeof toDocumentPolicy>;
}

/** Pages with data of one shopper, which must never be cached. */
const privatePages = /^\/+(checkout|account|order|design-services|gift-registry)(\/|\.|$)/i;
/** The one of them that the browser may keep as it is for Back, because it refreshes itself when it is shown again. */
const cartPage = "/checkout/cart";

/** Of several Set-Cookie headers with one name, the last one: the others would have no effect. */
function latestCookies(cookies: readonly (string | null)[]): string[] {
  const set = cookies.filter((cookie) => cookie !== null);
  return [...new Map(set.map((cookie) => [cookie.split("=")[0], cookie])).values()];
}

/**
 * The same build without the style sheet that React Router adds to the documents of a development server. It repeats each
 * file that the document's own styles import, and outside of its layer, so that every one of its rules would win until the
 * application runs.
 */
function withoutCriticalCss(build: ServerBuild): ServerBuild {
  return { ...build, unstable_getCriticalCss: () => undefined };
}

/** Renders pages through the router, and completes their responses. */
export function createPageRenderer({
  config,
  build,
  mode,
  commerce,
  shareReplies = (client) => client,
  origins: known,
  recommendationBaseUrl,
  configuratorOrigin,
  wallets = [],
}: PageRendererParts) {
  const renderPage = createRequestHandler(withoutCriticalCss(withoutPreloads(build)), mode);
  const development = mode === "development";
  const feedOrigin = recommendationBaseUrl && new URL(recommendationBaseUrl).origin;
  const { site } = config;
  const hasWallets = wallets.length > 0;

  return {
    open(request: Request, clientAddress: string): PageVisit {
      const { brand } = shopAt(request.url, { config, origins: known });
      const storefront = { site, brand, clientAddress };
      const page = pageCommerce({ fetch: (call) => commerce.fetch(withStorefrontHeaders(call, storefront)) }, request);
      const signedOut = createSignedOutNotice(request, { site, page });
      const policy = toDocumentPolicy(toPageUrl(request), { hasWallets });
      return { request, page, signedOut, nonce: crypto.randomUUID().replaceAll("-", ""), policy };
    },

    /** Runs the page's loaders or its action, and renders its document. A shared page is rendered as a whole. */
    render({ request, page, signedOut, nonce, policy }: PageVisit, { isShared = false } = {}): Promise<Response> {
      const { brand, origins, otherBrandOrigin } = shopAt(request.url, { config, origins: known });
      const client = serverClient(page.fetch);
      const context = new RouterContextProvider();
      setPage(context, {
        store: toPageStore(config, {
          brand,
          recommendationBaseUrl: recommendationBaseUrl ?? null,
          wallets: policy === "checkout" ? wallets : [],
        }),
        hasWallets,
        // A shared page is kept itself, and begins with current replies.
        client: isShared ? client : shareReplies(client, { url: request.url, brand }),
        fetch: page.fetch,
        nonce,
        isShared,
        assets: build.assets,
        otherSiteUrl: `${origins[site === "US" ? "CA" : "US"]}/`,
        origins,
        otherBrandOrigin,
        signedOut,
      });
      return renderPage(request, context);
    },

    /**
     * The same response, to whose headers the visitor's cookies and those of its page and status are added. It is not built
     * anew: the listener would then copy a page that is kept, and send it as a stream.
     */
    complete({ request: { url, headers }, page, signedOut, nonce, policy }: PageVisit, response: Response): Response {
      const { pathname } = new URL(url);
      const frameOrigin = policy === "planner" ? configuratorOrigin : undefined;
      const allowsCamera = policy === "scan";
      const shownWallets = policy === "checkout" ? wallets : [];
      const cookies = signedOut.leavesCookies() ? [] : [...page.cookies, signedOut.toCookie(response)];
      for (const cookie of latestCookies(cookies)) response.headers.append("Set-Cookie", cookie);
      for (const [name, value] of Object.entries(
        securityHeaders(nonce, { development, feedOrigin, frameOrigin, allowsCamera, wallets: shownWallets }),
      ))
        if (!response.headers.has(name)) response.headers.set(name, value);
      if (url.startsWith("https:")) response.headers.set("Strict-Transport-Security", "max-age=31536000");
      // The data of a page is no page.
      if (isDataPath(pathname)) {
        response.headers.set("X-Robots-Tag", "noindex");
        response.headers.set(pageDataHeader, "1");
      }
      // By which its log lines are found, as in the replies of calls.
      const traceId = response.status >= 500 && parseTraceId(headers.get("traceparent"));
      if (traceId) response.headers.set("X-Correlation-Id", traceId);
      // A form was sent to a page without one.
      if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
      // The store is temporarily unavailable; this is not cached, and crawlers try again later.
      if (response.status === 503) response.headers.set("Retry-After", "5");
      const isKept = pathname === cartPage && response.status === 200;
      const isPrivate = (privatePages.test(pathname) && !isKept) || signedOut.isShownBy(response);
      if (response.status >= 500 || isPrivate) response.headers.set("Cache-Control", "no-store");
      // No other page is shown from it: a browser that has not kept the page itself asks for it again.
      else if (isKept) response.headers.set("Vary", "*");
      if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
      return response;
    },
  };
}
