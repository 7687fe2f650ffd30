import { cartOf } from "@store/shopper-state/cart-samples";
import { type ServerBuild, UNSAFE_withComponentProps as withComponentProps } from "react-router";
import * as cart from "../../buy/cart/cart.route.tsx";
import * as signIn from "../../person/sign-in/sign-in.route.tsx";
import * as signOut from "../../person/sign-in/sign-out.route.tsx";
import * as root from "../../root.tsx";
import * as category from "../../shop/listing/category.route.tsx";
import { categorySample } from "../../shop/listing/listing.samples.ts";
import { bothSites } from "../../web/config/both-sites.ts";
import type { StoreConfig } from "../../web/config/store-config.ts";
import type { Commerce } from "../../web/headers/storefront-headers.ts";
import * as entry from "../entry.server.tsx";
import * as notFound from "../error/not-found.route.tsx";
import { navigationSample } from "../frame/layout.samples.ts";

/** The site of one country, as an app configures it. */
export const configSample: StoreConfig = {
  ...bothSites,
  site: "US",
  currency: "USD",
  locale: "en-US",
  country: "USA",
  servicePhone: "(312) 555-0100",
  registryPhone: "(312) 555-0101",
  otherSite: { label: "Shop in Canada", portOffset: 1 },
};

const script = "/assets/page.js";

interface PageModule {
  /** Left out by a module that answers files. */
  readonly default?: unknown;
  readonly links?: unknown;
  readonly loader?: unknown;
  readonly action?: unknown;
}

/** A page: its id, its path, its module and the id of its parent page, by default the root. */
export type PageRow = readonly [id: string, path: string | undefined, page: PageModule, parentId?: string];

const parentOf = ([id, , , parentId = "root"]: PageRow) => (id === "root" ? {} : { parentId });
const manifestOf = (row: PageRow) => ({
  id: row[0],
  path: row[1],
  ...parentOf(row),
  module: script,
  hasAction: "action" in row[2],
  hasLoader: "loader" in row[2],
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: "default" in row[2],
  hasErrorBoundary: row[0] === "root",
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const pages: readonly PageRow[] = [
  ["root", "", root],
  ["category", "browse/:category", category],
  ["cart", "checkout/cart", cart],
  ["sign-in", "account/login", signIn],
  ["sign-out", "account/sign-out", signOut],
  ["not-found", "*", notFound],
];

// The bundler does this to every page to pass it its data. Only it assigns a URL to a style sheet.
const asBuilt = (page: PageModule) => ({
  ...page,
  ...(page.links !== undefined && { links: () => [] }),
  ...(page.default !== undefined && {
    default: withComponentProps(page.default as Parameters<typeof withComponentProps>[0]),
  }),
});

/** A build of some real pages, and of the pages that a test adds. */
export function buildWith(more: readonly PageRow[]): ServerBuild {
  const rows = [...pages, ...more];
  return {
    entry: { module: entry },
    routes: Object.fromEntries(
      rows.map((row) => [row[0], { id: row[0], path: row[1], module: asBuilt(row[2]), ...parentOf(row) }]),
    ),
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/chunk.js"] },
      routes: Object.fromEntries(rows.map((row) => [row[0], manifestOf(row)])),
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

export const buildSample = buildWith([]);

const sitemap = { pages: [{ url: "/browse/sofas", imagePaths: [], soldOn: ["US", "CA"] }] };
/** An empty cart. */
export const emptyCart = cartOf([], 0);

const replies: Readonly<Record<string, unknown>> = {
  "/browse/catalog/navigation": navigationSample,
  "/account/reset-password/GetRequestVerificationToken": { requestToken: "token-1", headerMessage: "" },
  "/Cart/GetCartCount": { count: 0, isSuccess: true },
  "/Cart/GetCartJsx": { isSuccess: true, cartData: emptyCart },
  "/browse/catalog/category/sofas": categorySample,
  "/browse/catalog/sitemap": sitemap,
};

/** A store with one category and an empty cart; everything else is not found. Records the requested paths. */
export function commerceSample(requested: string[] = [], more: Readonly<Record<string, unknown>> = {}): Commerce {
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      requested.push(pathname);
      if (pathname === "/browse/catalog/category/broken") return Response.json({}, { status: 500 });
      const reply = { ...replies, ...more }[pathname];
      if (reply instanceof Response) return reply.clone();
      return reply === undefined
        ? Response.json({ isSuccess: false, errorCode: "NotFound", message: "" }, { status: 404 })
        : Response.json(reply);
    },
  };
}
