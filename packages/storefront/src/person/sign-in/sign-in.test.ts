import type { SignInConfig } from "@store/contract/account";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openShop, type SentCall } from "../../app/server/open-shop.fixture.ts";
import { toReturnUrl } from "../../web/forms/return-url.ts";
import { signInMessages } from "../account/account.samples.ts";

const here = "http://localhost:3000";
const messages = signInMessages;
const widget = { issuer: "", clientId: "", googleEnabled: false, appleEnabled: false, messages };
const nell = { firstName: "Nell", lastName: "Ashby", email: "nell@example.com" };
const right = { username: "nell@example.com", password: "Linen-and-Oak-24" };
const form = { ...right, returnUrl: "/checkout/cart", __RequestVerificationToken: "token-1", nonce: "nonce-1" };

let isSignedIn: boolean;
const bodyOf = (path: string) => shop.sent.find((one) => one.path === path)?.body;

/** The account's calls as the service handles them; the sample store handles all others. */
const answers: Record<string, (call: SentCall) => Response> = {
  "/account/login/GetSignInConfig": ({ url }) => {
    const redirectUrl = url.searchParams.get("returnUrl") ?? "/account";
    const config: SignInConfig = { isLoggedIn: isSignedIn, widget, ...(isSignedIn && { redirectUrl, account: nell }) };
    return Response.json(config);
  },
  "/account/reset-password/GetRequestVerificationToken": ({ headers: asked }) => {
    const headers = asked.has("cookie") ? undefined : { "set-cookie": "store-session-us=begun; Path=/; HttpOnly" };
    return Response.json({ requestToken: `token-${shop.sent.length}`, headerMessage: "" }, { headers });
  },
  "/account/auth/authn": ({ body }) => {
    const { username, password } = JSON.parse(body);
    if (username === "locked@example.com") return Response.json({ errorCode: "LOCKED_OUT" }, { status: 401 });
    if (password !== right.password) return Response.json({ errorCode: "E0000004" }, { status: 401 });
    return Response.json({ sessionToken: "ticket-1" });
  },
  "/account/auth": ({ body }) => {
    const { returnUrl = "", __RequestVerificationToken: token } = Object.fromEntries(new URLSearchParams(body));
    const location = token === "stale" ? "/account/login?returnUrl=%2F&error=StaleToken" : returnUrl;
    const headers = { location, ...(token !== "stale" && { "set-cookie": "store-session-us=nells" }) };
    return new Response(null, { status: 302, headers });
  },
  "/account/auth/sign-out": () =>
    new Response(null, { status: 302, headers: { location: "/", "set-cookie": "store-session-us=guests" } }),
};

let shop = openShop({ answers });
beforeEach(() => {
  shop = openShop({ answers });
  isSignedIn = false;
});
const ask = (path: string, fields?: Record<string, string>, headers?: HeadersInit) => shop.ask(path, fields, headers);
const unescaped = (text: string) => text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
/** The text of an element, found by its opening tag. */
function textOf(html: string, tag: RegExp): string | undefined {
  const [, name = "", inner = ""] =
    new RegExp(`<(\\w+)(?=[ >])[^>]*?(?:${tag.source})[^>]*>(.*?)</\\1>`).exec(html) ?? [];
  return name === "" ? undefined : unescaped(inner.replace(/<[^>]*>/g, ""));
}
const h1Of = (html: string) => unescaped(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? "");
const alertOf = (html: string) => textOf(html, /role="alert"/);
/** An attribute of the input with a name, or of its form. */
function attributeOf(html: string, name: string, attribute: string): string | undefined {
  const tag = new RegExp(`<input(?=[^>]* name="${name}")[^>]*>`).exec(html)?.[0] ?? "";
  return unescaped(new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? "");
}
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

describe("the sign-in page", () => {
  it("is a form that posts to its own URL, with the values that prove where it was rendered [AUTH-01] [AUTH-09]", async () => {
    const { answer, html } = await ask("/account/login?returnUrl=%2Fcheckout%2Fcart&isRedirect=true");
    expect(h1Of(html)).toBe("Sign In");
    const [form = ""] = /<form[^>]*data-part="sign-in-form".*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(/^<form(?=[^>]* method="post")/);
    expect(unescaped(form)).toContain(' action="/account/login?returnUrl=%2Fcheckout%2Fcart&isRedirect=true"');
    expect(attributeOf(form, "returnUrl", "value")).toBe("/checkout/cart");
    expect(attributeOf(form, "__RequestVerificationToken", "value")).toMatch(/^token-/);
    expect(attributeOf(form, "nonce", "value")).toMatch(/^[\w-]{36}$/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(textOf(html, /data-part="sign-in-agreement"/)).toBe(
      "By signing in you agree to our Terms of Use and Privacy Policy.",
    );
  });

  it.each(["/product/100101#details", "/browse/sofas?color=blue&page=2#results", "/account/orders?page=2"])(
    "keeps the query and the place of a return page: %s",
    (url) => {
      expect(toReturnUrl(url)).toBe(url);
    },
  );

  it.each(["/account/login#details", "/account/sign-out?x=1#y"])(
    "returns to no page that signs in or out: %s",
    (url) => {
      expect(toReturnUrl(url)).toBe("/account");
    },
  );

  it("keeps no return page of another site, however its URL is spelled (AMB-186)", () => {
    const starts = [
      "//",
      "/\\",
      "\\\\",
      "/\t/",
      "/\n/",
      "///",
      "/.//",
      "/./\\",
      "/a/..//",
      "/%2e//",
      "https://",
      "https:",
      " //",
      "\t//",
    ];
    const hosts = [
      "evil.example",
      "evil.example:443",
      "a@evil.example",
      "localhost@evil.example",
      "[::1]",
      "127.0.0.1",
      "EVIL.example",
      "evil%2eexample",
    ];
    const ends = ["", "/", "/account", "?a=/account", "#/account", "\\account"];
    const urls = starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => start + host + end)));
    expect(urls.length).toBeGreaterThan(500);
    for (const url of urls)
      expect(new URL(toReturnUrl(url), "https://own.example").origin, url).toBe("https://own.example");
  });

  it.each([
    ["a step of the checkout", "/checkout/shipping", "Continue as Guest", "/checkout/shipping"],
    ["a page that guests have no need of", "/account", "Continue Shopping", "/"],
    ["another site", "https://elsewhere.example/checkout/", "Continue Shopping", "/"],
  ])("offers a guest on the way to %s to continue", async (_, returnUrl, name, href) => {
    const { html } = await ask(`/account/login?${new URLSearchParams({ returnUrl })}`);
    expect(mainOf(html)).toMatch(new RegExp(`<a(?=[^>]* href="${href}")[^>]*>${name}</a>`));
  });

  it.each([
    ["/account/login", "/account"],
    ["/account/login?returnUrl=%2Fcheckout%2Fcart", "/checkout/cart"],
    ["/account/login?returnUrl=%2F%2Felsewhere.example", "/account"],
    ["/account/login?returnUrl=%2Faccount%2Flogin%3Fx", "/account"],
  ])("redirects a signed-in shopper: %s to %s [AUTH-19] (AMB-186)", async (path, target) => {
    isSignedIn = true;
    const { status, location } = await ask(path);
    expect([status, location]).toEqual([302, target]);
  });

  it.each([
    ["SignInExpired", /took too long/],
    ["StaleToken", /session is over/],
    ["InProgress", /order is being placed/],
    ["Anything", /could not sign you in/],
  ])("says why the service redirected back to it: %s", async (error, words) => {
    const { html } = await ask(`/account/login?returnUrl=%2F&error=${error}`);
    expect(alertOf(html)).toMatch(words);
  });
});

describe("the form of the sign-in page", () => {
  const post = (fields: object, headers?: HeadersInit) => ask("/account/login", { ...form, ...fields }, headers);

  it("opens the session after a correct password and redirects to the target with its cookie [AUTH-21]", async () => {
    const { answer, status, location } = await post({ username: " nell@example.com " });
    expect([status, location]).toEqual([303, "/checkout/cart"]);
    expect(answer.headers.getSetCookie()).toContain("store-session-us=nells");
    expect(bodyOf("/account/auth/authn")).toBe(JSON.stringify(right));
    expect(Object.fromEntries(new URLSearchParams(bodyOf("/account/auth")))).toEqual({
      sessionToken: "ticket-1",
      returnUrl: "/checkout/cart",
      __RequestVerificationToken: "token-1",
    });
    expect(shop.sent.find(({ path }) => path === "/account/auth")?.headers.get("origin")).toBe(here);
  });

  it.each([["https://elsewhere.example/"], ["//elsewhere.example"], ["/\\elsewhere.example"], [""]])(
    "redirects to no other site: %j becomes the account page (AMB-186)",
    async (returnUrl) => {
      expect((await post({ returnUrl })).location).toBe("/account");
    },
  );

  it.each([
    ["a wrong password", { password: "Linen-and-Oak-25" }, messages.signInSummary],
    ["a locked address", { username: "locked@example.com" }, messages.lockout],
    ["a session that is over", { __RequestVerificationToken: "stale" }, "Your session is over. Please sign in again."],
  ])(
    "shows the error at %s, and keeps the e-mail address and never the password [ERR-27] [ERR-28]",
    async (_, fields, words) => {
      const { answer, html, status } = await post(fields);
      expect([status, alertOf(html)]).toEqual([422, words]);
      expect(attributeOf(html, "username", "value")).toBe({ ...form, ...fields }.username);
      expect(attributeOf(html, "password", "value")).toBe("");
      expect(html).not.toContain("Linen-and-Oak");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  it("says at each field what is missing, and makes no call [ERR-27]", async () => {
    const { html, status } = await post({ username: " ", password: "" });
    expect(status).toBe(422);
    const errors = ["username", "password"].map((name) => {
      const id = attributeOf(html, name, "aria-describedby");
      return [attributeOf(html, name, "aria-invalid"), textOf(html, new RegExp(`id="${id}"`))];
    });
    expect(errors).toEqual([
      ["true", messages.usernameRequired],
      ["true", messages.passwordRequired],
    ]);
    expect(bodyOf("/account/auth/authn")).toBeUndefined();
  });

  it("redirects if the first of two clicks has already signed in", async () => {
    isSignedIn = true;
    const { status, location } = await post({ username: "Nell@Example.com", returnUrl: "/stores" });
    expect([status, location]).toEqual([303, "/stores"]);
    expect(bodyOf("/account/auth/authn")).toBeUndefined();
  });

  it("is also checked in an account's session", async () => {
    isSignedIn = true;
    const wrong = await post({ username: "priya@example.com", password: "Linen-and-Oak-25" });
    expect([wrong.status, alertOf(wrong.html)]).toEqual([422, messages.signInSummary]);
    const missing = await post({ password: "" });
    expect([missing.status, missing.html.includes(messages.passwordRequired)]).toEqual([422, true]);
  });

  it("replaces an account's session with another account's", async () => {
    isSignedIn = true;
    const { status, location } = await post({ username: "priya@example.com", returnUrl: "/checkout/shipping" });
    expect([status, location]).toEqual([303, "/checkout/shipping"]);
    expect(bodyOf("/account/auth/authn")).toBe(JSON.stringify({ ...right, username: "priya@example.com" }));
  });
});

describe("signing out", () => {
  it("ends the session with a token of the server and redirects home with the guest's cookie", async () => {
    const { answer, status, location } = await ask("/account/sign-out", {});
    expect([status, location]).toEqual([303, "/"]);
    expect(answer.headers.getSetCookie()).toContain("store-session-us=guests");
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    const { headers, body } = shop.sent.find(({ path }) => path === "/account/auth/sign-out") ?? {};
    expect(body).toMatch(/^__RequestVerificationToken=token-\d+$/);
    expect(headers?.get("origin")).toBe(here);
  });

  it("uses the session that its token has just started, for a browser without one", async () => {
    await ask("/account/sign-out", {});
    await ask("/account/sign-out", {}, { origin: here, cookie: "theme=dark; store-session-us=old" });
    const requested = shop.sent.filter(({ path }) => path === "/account/auth/sign-out");
    expect(requested.map(({ headers }) => headers.get("cookie"))).toEqual([
      "store-session-us=begun",
      "theme=dark; store-session-us=old",
    ]);
  });

  it.each([
    ["leads a guest home", false, 303, "/"],
    ["is an error for who is still signed in", true, 503, null],
  ])("that the service refuses %s", async (_, isStillIn, status, location) => {
    isSignedIn = isStillIn;
    vi.spyOn(answers, "/account/auth/sign-out").mockReturnValue(
      new Response(null, { status: 302, headers: { location: "/account/login?error=SessionMissing" } }),
    );
    expect(await ask("/account/sign-out", {})).toMatchObject({ status, location });
    vi.restoreAllMocks();
  });

  it("is refused for a page of another site", async () => {
    // The router logs to the console, too.
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { status } = await ask("/account/sign-out", {}, { origin: "https://elsewhere.example" });
    log.mockRestore();
    expect(status).toBe(400);
    expect(bodyOf("/account/auth/sign-out")).toBeUndefined();
  });

  it("asks for confirmation if its URL is opened", async () => {
    const { html, status } = await ask("/account/sign-out");
    expect([status, h1Of(html)]).toEqual([200, "Sign Out"]);
    expect(mainOf(html)).toContain("You are not signed in.");
    expect(bodyOf("/account/auth/sign-out")).toBeUndefined();
  });
});
