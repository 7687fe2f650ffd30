import { isSessionRevoked } from "../../web/context/signed-out-notice.ts";
import type { Commerce } from "../../web/headers/storefront-headers.ts";

/** Headers of the shopper's own request that a call on the server forwards. */
const carried = ["origin", "sec-fetch-site", "user-agent", "accept-language", "traceparent"];

/** A `Cookie` header after a response that set cookies: of equal names the later one wins. */
function withCookies(cookie: string, set: readonly string[]): string {
  const pairs = [...cookie.split("; "), ...set.map((one) => one.split(";")[0] ?? "")].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split("=")[0], pair])).values()].join("; ");
}

/**
 * A `fetch` for loaders and actions: calls the service with the shopper's cookies and collects the cookies that it
 * sets.
 */
export function pageCommerce(commerce: Commerce, page: Request) {
  const cookies: string[] = [];
  // Updated after each call: later calls use a session that has just started.
  let cookie = page.headers.get("cookie") ?? "";
  // The calls of a document count as one, however many its loaders make.
  const document = page.method === "GET" ? crypto.randomUUID() : null;
  const asking = {
    /** `Set-Cookie` values for the page's own response. */
    cookies,
    /** Whether a call found that the browser's session was ended from elsewhere. */
    isRevoked: false,
    /** Gives a browser without a session cookie one; nothing is stored before its first change. */
    async beginSession(): Promise<void> {
      if (document === null) return;
      await asking.fetch("/session", {});
      cookie = withCookies(cookie, cookies);
    },
    /**
     * Gives a browser a new session if its own was replaced and it never received the new cookie. Called in parallel
     * with the page's loaders.
     */
    async renewSession(): Promise<void> {
      if (document !== null && !new URL(page.url).pathname.endsWith(".data")) await asking.fetch("/session?renew", {});
    },
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const target = new URL(url, page.url);
      const headers = new Headers(init.headers);
      for (const name of carried) {
        const value = page.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      if (cookie !== "") headers.set("cookie", cookie);
      // A link from any site may open a page, but the page's calls are its own. Forms keep the header of their origin.
      if (page.method === "GET") headers.set("sec-fetch-site", "same-origin");
      if (document !== null) headers.set("x-store-document", document);
      const response = await commerce.fetch(new Request(target, { signal: page.signal, ...init, headers }));
      const begun = response.headers.getSetCookie();
      cookies.push(...begun);
      const isRevoked = isSessionRevoked(response);
      asking.isRevoked ||= isRevoked;
      // The loaders of a document run in parallel, all in one session; the calls of a form run one after the other. The
      // cookie of a revoked session stays, because the form's token belongs to it, and leads to the same guest.
      if (document === null && !isRevoked) cookie = withCookies(cookie, begun);
      return response;
    },
  };
  return asking;
}
