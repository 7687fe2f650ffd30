import type { Site } from "@store/contract/shared";

/** How long a session and its cart last without a request. */
export const sessionDays = 30;

/** How long a browser is known for its sign-ins and gift cards since the last one. */
export const deviceDays = 365;

/** The cookies of a browser: its session token, and its earlier sign-ins and gift cards. */
type CookieKind = "session" | "device";

const daysOfCookie = { session: sessionDays, device: deviceDays } as const satisfies Record<CookieKind, number>;

// Cookies of a host are shared by all its ports, and the two sites of a development machine differ only by port. With
// the prefix, no other host and no plain HTTP can set a cookie of this name.
const toName = (cookie: CookieKind, site: Site, url: string) =>
  `${url.startsWith("https:") ? "__Host-" : ""}store-${cookie}-${site.toLowerCase()}`;

/** The value of the site's cookie; null if there is none. */
function readCookie({ headers, url }: Pick<Request, "headers" | "url">, site: Site, cookie: CookieKind = "session") {
  const wanted = toName(cookie, site, url);
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === wanted)?.[1] ?? null;
}

/** The Set-Cookie header for a text; with HTTPS it is never sent unencrypted. */
function toCookie(text: string, { site, url, cookie = "session" }: CookiePlace): string {
  const lasting = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${daysOfCookie[cookie] * 24 * 60 * 60}`;
  return `${toName(cookie, site, url)}=${text}; ${lasting}${url.startsWith("https:") ? "; Secure" : ""}`;
}

interface CookiePlace {
  site: Site;
  /** The URL as the browser sees it. */
  url: string;
  /** By default "session". */
  cookie?: CookieKind;
}

/** How a browser stores its cookies between two calls. */
export interface SessionCarrier {
  /** The value in a request; null if there is none. `cookie` is "session" by default. */
  read(request: Request, site: Site, cookie?: CookieKind): string | null;
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
    read: (_request, site, cookie = "session") => texts.get(`${cookie} ${site}`) ?? null,
    carry(text, { site, cookie = "session" }) {
      texts.set(`${cookie} ${site}`, text);
      return null;
    },
  };
}
