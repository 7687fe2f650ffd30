import type { Site } from "@store/contract/shared";
import { readSessionCookie, toSessionCookie } from "./session-cookie.ts";

/** How a browser holds the secret of its session between two calls. */
export interface SessionCarrier {
  /** The secret that came with a request; null when there is none. */
  read(request: Request, site: Site): string | null;
  /** Gives the browser a secret to hold: the Set-Cookie header to answer with, or null when none is needed. */
  carry(secret: string, place: { site: Site; origin: string }): string | null;
}

/** Cookies: the carrier of every service behind HTTP. */
export const cookieCarrier: SessionCarrier = {
  read: (request, site) => readSessionCookie(request.headers, site),
  carry: (secret, place) => toSessionCookie(secret, place),
};

/** One shopper in memory, for a service inside a page: there scripts neither set nor see cookies of their own answers. */
export function memoryCarrier(): SessionCarrier {
  const secrets = new Map<Site, string>();
  return {
    read: (_request, site) => secrets.get(site) ?? null,
    carry(secret, { site }) {
      secrets.set(site, secret);
      return null;
    },
  };
}
