import type { Site } from "@store/contract/shared";

/** How long a session and its cart last without a request. */
export const sessionDays = 30;

/** How long a browser is known for its sign-ins and gift cards since the last one. */
export const deviceDays = 365;

/** The cookies of a browser: its session token, and its earlier sign-ins and gift cards. */
export type Kept = "session" | "device";

const keptDays = { session: sessionDays, device: deviceDays } as const satisfies Record<Kept, number>;

// Cookies of a host are shared by all its ports, and the two sites of a development machine differ only by port. With
// the prefix, no other host and no plain HTTP can set a cookie of this name.
const toName = (kept: Kept, site: Site, url: string) =>
  `${url.startsWith("https:") ? "__Host-" : ""}store-${kept}-${site.toLowerCase()}`;

/** The value of the site's cookie; null if there is none. */
function readCookie({ headers, url }: Pick<Request, "headers" | "url">, site: Site, kept: Kept = "session") {
  const wanted = toName(kept, site, url);
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === wanted)?.[1] ?? null;
}

/** The Set-Cookie header for a text; with HTTPS it is never sent unencrypted. */
function toCookie(text: string, { site, url, kept = "session" }: CookiePlace): string {
  const lasting = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${keptDays[kept] * 24 * 60 * 60}`;
  return `${toName(kept, site, url)}=${text}; ${lasting}${url.startsWith("https:") ? "; Secure" : ""}`;
}

interface CookiePlace {
  site: Site;
  /** The URL as the browser sees it. */
  url: string;
  /** By default "session". */
  kept?: Kept;
}

/** How a browser stores its cookies between two calls. */
export interface SessionCarrier {
  /** The value in a request; null if there is none. `kept` is "session" by default. */
  read(request: Request, site: Site, kept?: Kept): string | null;
  /** Stores a text in the browser: the Set-Cookie header for the response, or null if none is needed. */
  carry(text: string, place: CookiePlace): string | null;
}

/** The carrier of every service behind HTTP: cookies. */
export const cookieCarrier: SessionCarrier = { read: readCookie, carry: toCookie };

/**
 * The carrier for one shopper in memory, for a service inside a page, whose scripts can neither set nor read these
 * cookies.
 */
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
