import { slashedPaths } from "../urls/planner-paths.ts";

/** A page has one address: with another spelling it would be cached twice. */
const isPlain = (path: string) => /^\/$|^(?:\/[\w-]{1,60})+$/.test(path) || slashedPaths.includes(path);

/** Parameters of advertisements and mails, by which no page changes. */
const tracking =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|fbclid|msclkid|ttclid|twclid|yclid|epik|mc_cid|mc_eid|_gl)$/;

const longest = 500;

/**
 * The URL of the requested page at its shop's origin, whichever host was asked for, and without parameters of
 * advertisements, if it is the same for all visitors without a session and this is one of them: then `sharedBy` has the
 * parameters on which it depends. Null for any other page, and for parameters that may change the page in another way.
 */
export function toSharedUrl(
  { url, method, headers }: Pick<Request, "url" | "method" | "headers">,
  { origin, sharedBy }: { origin: string; sharedBy?: readonly string[] | undefined },
): URL | null {
  if (method !== "GET" || headers.has("cookie")) return null;
  const { pathname, search } = new URL(url);
  if (sharedBy === undefined || !isPlain(pathname) || url.length > longest) return null;
  const shared = new URL(pathname + search, origin);
  const names = [...new Set(shared.searchParams.keys())];
  const tracked = names.filter((name) => tracking.test(name));
  if (names.some((name) => !sharedBy.includes(name) && !tracked.includes(name))) return null;
  // Setting a parameter writes the others anew, too, and their spelling stays as it is if there is nothing to remove.
  for (const name of tracked) shared.searchParams.delete(name);
  return shared;
}
