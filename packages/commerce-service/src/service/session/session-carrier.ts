import type { Site } from "@store/contract/shared";

/** How long a cart waits for its shopper. */
export const sessionDays = 30;

// A host's cookies are shared by all its ports, and the two sites of a development machine differ by port only.
const cookieNames = { US: "store-session-us", CA: "store-session-ca" } as const satisfies Record<Site, string>;

// No neighbouring host, and nothing in between that speaks plain HTTP, can set a cookie of such a name.
const toName = (site: Site, url: string) => `${url.startsWith("https:") ? "__Host-" : ""}${cookieNames[site]}`;

/** What the site's session cookie holds; null when there is none. */
function readSessionCookie({ headers, url }: Pick<Request, "headers" | "url">, site: Site): string | null {
  const wanted = toName(site, url);
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === wanted)?.[1] ?? null;
}

/** The header that makes the browser keep a session; over https it never travels in the clear. */
function toSessionCookie(
  text: string,
  { site, url }: { site: Site /** As the browser sees it. */; url: string },
): string {
  const lasting = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${sessionDays * 24 * 60 * 60}`;
  return `${toName(site, url)}=${text}; ${lasting}${url.startsWith("https:") ? "; Secure" : ""}`;
}

/** How a browser holds the pass of its session between two calls. */
export interface SessionCarrier {
  /** What came with a request; null when nothing did. */
  read(request: Request, site: Site): string | null;
  /** Gives the browser a pass to hold: the Set-Cookie header to answer with, or null when none is needed. */
  carry(text: string, place: { site: Site; url: string }): string | null;
}

/** Cookies: the carrier of every service behind HTTP. */
export const cookieCarrier: SessionCarrier = {
  read: readSessionCookie,
  carry: toSessionCookie,
};

/** One shopper in memory, for a service inside a page: there scripts neither set nor see cookies of their own answers. */
export function memoryCarrier(): SessionCarrier {
  const passes = new Map<Site, string>();
  return {
    read: (_request, site) => passes.get(site) ?? null,
    carry(text, { site }) {
      passes.set(site, text);
      return null;
    },
  };
}
