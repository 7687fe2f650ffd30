/** Whether a path is that of a page's data, which the router requests. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/**
 * The path and the query of the page that a request is for, also if it requests the page's data. Never another host,
 * which two slashes at the start would name.
 */
export function toPageUrl({ url }: Pick<Request, "url">): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return `${pathname.replace(/(\/_)?\.data$/, "").replace(/^\/*/, "/")}${query}`;
}
