import type { Commerce } from "./storefront-headers.ts";

/** Headers of the shopper's own request that a call made for it on the server carries on. */
const carried = ["origin", "sec-fetch-site", "user-agent", "accept-language"];

/** A `Cookie` header after an answer that set cookies: of one name the later one stands. */
function withCookies(cookie: string, set: readonly string[]): string {
  const pairs = [...cookie.split("; "), ...set.map((one) => one.split(";")[0] ?? "")].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split("=")[0], pair])).values()].join("; ");
}

/** A `fetch` for loaders and actions: asks the service in the shopper's name and collects the cookies it sets. */
export function pageCommerce(commerce: Commerce, page: Request) {
  const cookies: string[] = [];
  // Kept up to date: what is asked later comes in the session that has just begun.
  let cookie = page.headers.get("cookie") ?? "";
  // What a document reads counts as one call, however many its loaders make.
  const document = page.method === "GET" ? crypto.randomUUID() : null;
  const asking = {
    /** `Set-Cookie` values that the page's own answer has to hand on. */
    cookies,
    /** Gives a browser that has none yet the cookie of a session, of which nothing is stored before its first change. */
    async beginSession(): Promise<void> {
      if (document === null) return;
      await asking.fetch("/session", {});
      cookie = withCookies(cookie, cookies);
    },
    /** Gives a browser another session whose own gave way to one that it never heard of. Asked beside the page's loaders. */
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
      // A link from anywhere may open a page; what the page then asks, it asks itself. Forms keep where they came from.
      if (page.method === "GET") headers.set("sec-fetch-site", "same-origin");
      if (document !== null) headers.set("x-store-document", document);
      const response = await commerce.fetch(new Request(target, { signal: page.signal, ...init, headers }));
      const begun = response.headers.getSetCookie();
      cookies.push(...begun);
      // The loaders of a document ask side by side, all in one session; the calls of a form follow each other.
      if (document === null) cookie = withCookies(cookie, begun);
      return response;
    },
  };
  return asking;
}
