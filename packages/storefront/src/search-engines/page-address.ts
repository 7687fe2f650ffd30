import type { Site } from "@store/contract/shared";

/** Pages that belong to one shopper or answer one question; no search engine should list them. */
const unlisted = /^\/(checkout|account|search|demo)(\/|$)/;

/** The address one page is known by: without what only orders or narrows a list, with the page of a list beyond the first. */
export function toKnownAddress({ pathname, search }: { pathname: string; search: string }): string {
  const page = new URLSearchParams(search).get("page") ?? "";
  return /^([2-9]|[1-9]\d{1,3})$/.test(page) ? `${pathname}?page=${page}` : pathname;
}

/** Whether search engines may list a page. A narrowed list repeats what the whole one shows. */
export function isListed({ pathname, search }: { pathname: string; search: string }): boolean {
  const isNarrowed = [...new URLSearchParams(search).keys()].some((key) => key !== "page");
  return !unlisted.test(pathname) && !isNarrowed;
}

/** Where both sites of one brand answer, without a slash at the end. */
export type SiteOrigins = Readonly<Record<Site, string>>;
