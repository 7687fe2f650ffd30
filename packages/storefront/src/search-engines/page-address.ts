import type { Site } from "@store/contract/shared";

/** Pages that belong to one shopper; no search engine should list them. */
const unlisted = /^\/(checkout|account|demo)(\/|$)/;

/** What of a page's query makes it another page: the words of a search, the number of a list's page. */
const telling = ["query", "page"];

/**
 * The address one page is known by: without a slash at its end and what only orders or narrows a list, with its page beyond
 * the first.
 */
export function toCanonicalPath({
  pathname,
  search,
  page = 1,
}: {
  pathname: string;
  search: string;
  /** The page of a list that is really shown, whatever was requested for. */
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

/** Whether search engines may list a page. A narrowed list repeats what the whole one shows. */
export function isListed({ pathname, search }: { pathname: string; search: string }): boolean {
  const isNarrowed = [...new URLSearchParams(search).keys()].some((key) => !telling.includes(key));
  return !unlisted.test(pathname) && !isNarrowed;
}

/** Where both sites of one brand answer, without a slash at the end. */
export type SiteOrigins = Readonly<Record<Site, string>>;
