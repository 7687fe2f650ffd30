import type { Site } from "@store/contract/shared";
import { readSessionCookie, toSessionCookie } from "./session-cookie.ts";

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
