import type { CheckoutClient } from "@store/checkout-client";
import { catalogOperations } from "@store/contract/catalog";
import { sectionalOperations } from "@store/contract/sectionals";
import { type Site, site as sites } from "@store/contract/shared";
import { toSitemapXml } from "../../web/search-engines/sitemap.ts";
import type { SiteOrigins } from "../../web/urls/page-address.ts";

/** Folders of static files, and paths with a file extension, which pages do not have apart from their `.data` responses. */
const filePaths = [/^\/+(assets|pictures)\//, /\.(?!data$)[a-z0-9]{1,10}$/i];

/** Whether a path names a file. One that arrives here does not exist, since the listener serves the static files. */
export function isFilePath(path: string): boolean {
  return filePaths.some((pattern) => pattern.test(path));
}

const uncached = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** The plain 404 response for a missing file; it is not cached. */
export function toMissingFile(): Response {
  return new Response("Not Found", { status: 404, headers: uncached });
}

const methods = { file: ["GET", "HEAD"], page: ["GET", "HEAD", "POST"] };

/** The plain 405 response to a method that no file or page has; undefined for the others. */
export function refuseMethod({ method, path }: { method: string; path: string }): Response | undefined {
  const allowed = methods[isFilePath(path) ? "file" : "page"];
  if (allowed.includes(method)) return undefined;
  return new Response("Method Not Allowed", { status: 405, headers: { ...uncached, Allow: allowed.join(", ") } });
}

const oneHour = "public, max-age=3600";

/** A plain text file that may be cached for an hour. */
export function textFile(text: string): Response {
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": oneHour } });
}

/** The sitemap of this site and brand, generated from the current catalog; 503 if the service fails. */
export async function sitemapResponse(
  client: CheckoutClient,
  { ownPages, ...where }: { site: Site; origins: SiteOrigins; ownPages: readonly string[] },
): Promise<Response> {
  const [result, planners] = await Promise.all([
    client.call(catalogOperations.getSitemap, {}),
    client.call(sectionalOperations.getSectionalCollections, {}),
  ]);
  if (!result.ok) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
  const pages = result.value.pages.map(({ soldOn = sites.options, ...page }) => ({ ...page, soldOn }));
  const collections = planners.ok ? planners.value.collections : [];
  const plannerPages = collections.map(({ collectionCode }) => `/sectional-planner/${collectionCode}`);
  const own = [...ownPages, ...plannerPages].map((url) => ({ url, imagePaths: [], soldOn: sites.options }));
  const xml = toSitemapXml([...pages, ...own], where);
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": oneHour } });
}

/** What crawlers should not visit, and the URL of the sitemap. */
export function toRobotsText(origin: string): string {
  return `User-agent: *
Disallow: /checkout
Disallow: /account
Disallow: /demo
Disallow: /order
Disallow: /ship-to

Sitemap: ${origin}/sitemap.xml
`;
}
