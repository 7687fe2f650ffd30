import type { Site } from "@store/contract/shared";
import { slashedPaths } from "./planner-paths.ts";

/** Pages of one shopper or one moment; no search engine should index them. */
const unlisted = /^\/(account|checkout|demo|gift-registry|order|ship-to|free-swatches\/thank-you)(\/|$)/;

/**
 * The canonical path of a page: without a trailing slash and without any parameter, such as a filter or the tag of an
 * advertisement; with the query of a search, and with the page number beyond the first.
 */
export function toCanonicalPath({
  pathname,
  search,
  page = 1,
}: {
  pathname: string;
  search: string;
  /** The shown page of a list, whatever page was requested. */
  page?: number | undefined;
}): string {
  const canonical = new URLSearchParams();
  const query = toSearchQuery({ pathname, search });
  if (query) canonical.set("query", query);
  if (page > 1) canonical.set("page", String(page));
  const path = toPath(pathname);
  return canonical.size > 0 ? `${path}?${canonical}` : path;
}

/** Whether search engines may index a page. A search without a query has nothing of its own. */
export function isListed(address: { pathname: string; search: string }): boolean {
  return !unlisted.test(address.pathname) && toSearchQuery(address) !== "";
}

/** The query of a search, "" without one; undefined on other pages. */
function toSearchQuery({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (toPath(pathname) !== "/search") return undefined;
  return new URLSearchParams(search).get("query")?.trim() ?? "";
}

function toPath(pathname: string): string {
  const path = pathname.replace(/\/$/, "") || "/";
  return slashedPaths.includes(`${path}/`) ? `${path}/` : path;
}

/** The origins of both sites of one brand, without a trailing slash. */
export type SiteOrigins = Readonly<Record<Site, string>>;
