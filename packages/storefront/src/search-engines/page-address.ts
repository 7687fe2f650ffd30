import type { Site } from "@store/contract/shared";

/** Pages of one shopper; no search engine should index them. */
const unlisted = /^\/(checkout|account|demo)(\/|$)/;

/** The query parameters that make another page: the query of a search, the page number of a list. */
const telling = ["query", "page"];

/**
 * The canonical path of a page: without a trailing slash, without sort order and filters, with the page number beyond
 * the first.
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
  const requested = new URLSearchParams(search);
  const canonical = new URLSearchParams();
  const query = pathname === "/search" ? requested.get("query")?.trim() : undefined;
  if (query) canonical.set("query", query);
  if (page > 1) canonical.set("page", String(page));
  const path = pathname.replace(/\/$/, "") || "/";
  return canonical.size > 0 ? `${path}?${canonical}` : path;
}

/** Whether search engines may index a page. A filtered list repeats the content of the complete one. */
export function isListed({ pathname, search }: { pathname: string; search: string }): boolean {
  const isNarrowed = [...new URLSearchParams(search).keys()].some((key) => !telling.includes(key));
  return !unlisted.test(pathname) && !isNarrowed;
}

/** The origins of both sites of one brand, without a trailing slash. */
export type SiteOrigins = Readonly<Record<Site, string>>;
