import type { Site } from "@store/contract/shared";

/** How long a cart waits for its shopper. */
export const sessionDays = 30;

// A host's cookies are shared by all its ports, and the two sites of a development machine differ by port only.
const cookieNames = { US: "store-session-us", CA: "store-session-ca" } as const satisfies Record<Site, string>;
const token = /^[\w-]{43}$/;

/** The secret in the site's session cookie; null when there is none or it cannot be one. */
export function readSessionCookie(headers: Headers, site: Site): string | null {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  const value = pairs.find(([name]) => name === cookieNames[site])?.[1] ?? "";
  return token.test(value) ? value : null;
}

/** The header that makes the browser keep the secret; over https it never travels in the clear. */
export function toSessionCookie(
  secret: string,
  { site, origin }: { site: Site /** As the browser sees it. */; origin: string },
): string {
  const lasting = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${sessionDays * 24 * 60 * 60}`;
  return `${cookieNames[site]}=${secret}; ${lasting}${origin.startsWith("https:") ? "; Secure" : ""}`;
}
