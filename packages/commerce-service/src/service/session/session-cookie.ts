import type { Site } from "@store/contract/shared";

/** How long a cart waits for its shopper. */
export const sessionDays = 30;

// A host's cookies are shared by all its ports, and the two sites of a development machine differ by port only.
const cookieNames = { US: "store-session-us", CA: "store-session-ca" } as const satisfies Record<Site, string>;

// No neighbouring host, and nothing in between that speaks plain HTTP, can set a cookie of such a name.
const toName = (site: Site, url: string) => `${url.startsWith("https:") ? "__Host-" : ""}${cookieNames[site]}`;

/** What the site's session cookie holds; null when there is none. */
export function readSessionCookie({ headers, url }: Pick<Request, "headers" | "url">, site: Site): string | null {
  const wanted = toName(site, url);
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === wanted)?.[1] ?? null;
}

/** The header that makes the browser keep a session; over https it never travels in the clear. */
export function toSessionCookie(
  text: string,
  { site, url }: { site: Site /** As the browser sees it. */; url: string },
): string {
  const lasting = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${sessionDays * 24 * 60 * 60}`;
  return `${toName(site, url)}=${text}; ${lasting}${url.startsWith("https:") ? "; Secure" : ""}`;
}
