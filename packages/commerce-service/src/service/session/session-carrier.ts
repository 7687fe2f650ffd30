import type { Site } from "@store/contract/shared";

/** How long a cart waits for its shopper. */
export const sessionDays = 30;

/** What a browser keeps: the pass of its session, and which accounts it has signed in to. */
export type Kept = "session" | "device";

const keptDays = { session: sessionDays, device: 365 } as const satisfies Record<Kept, number>;

// A host's cookies are shared by all its ports, and the two sites of a development machine differ by port only. No
// neighbouring host, and nothing in between that speaks plain HTTP, can set a cookie of a name with the prefix.
const toName = (kept: Kept, site: Site, url: string) =>
  `${url.startsWith("https:") ? "__Host-" : ""}store-${kept}-${site.toLowerCase()}`;

/** What the site's cookie holds; null when there is none. */
function readCookie({ headers, url }: Pick<Request, "headers" | "url">, site: Site, kept: Kept = "session") {
  const wanted = toName(kept, site, url);
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === wanted)?.[1] ?? null;
}

/** The header that makes the browser keep a text; over https it never travels in the clear. */
function toCookie(text: string, { site, url, kept = "session" }: CookiePlace): string {
  const lasting = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${keptDays[kept] * 24 * 60 * 60}`;
  return `${toName(kept, site, url)}=${text}; ${lasting}${url.startsWith("https:") ? "; Secure" : ""}`;
}

interface CookiePlace {
  site: Site;
  /** As the browser sees it. */
  url: string;
  /** "session" unless said. */
  kept?: Kept;
}

/** How a browser holds what it keeps between two calls. */
export interface SessionCarrier {
  /** What came with a request; null when nothing did. `kept` is "session" unless said. */
  read(request: Request, site: Site, kept?: Kept): string | null;
  /** Gives the browser a text to hold: the Set-Cookie header to answer with, or null when none is needed. */
  carry(text: string, place: CookiePlace): string | null;
}

/** Cookies: the carrier of every service behind HTTP. */
export const cookieCarrier: SessionCarrier = { read: readCookie, carry: toCookie };

/** One shopper in memory, for a service inside a page: there scripts neither set nor see cookies of their own answers. */
export function memoryCarrier(): SessionCarrier {
  const texts = new Map<string, string>();
  return {
    read: (_request, site, kept = "session") => texts.get(`${kept} ${site}`) ?? null,
    carry(text, { site, kept = "session" }) {
      texts.set(`${kept} ${site}`, text);
      return null;
    },
  };
}
