import { describe, expect, it } from "vitest";
import * as account from "../../person/account/account.route.tsx";
import { signInWidget } from "../../person/account/account.samples.ts";
import { createStorefront } from "./create-storefront.ts";
import { buildWith, commerceSample, configSample } from "./storefront.fixture.ts";

const sentence = "You were signed out.";
const ended = "store-session-us=ended";
const guest = "store-session-us=guest";
const notice = "store-signed-out-us=1";
const here = "http://localhost:3000";
const build = buildWith([["account", "account", account]]);
const notSignedIn = Response.json({ isSuccess: false, errorCode: "NotSignedIn", message: "" }, { status: 401 });

/** A browser with these cookies, of which the service has ended the session called "ended". */
function openBrowser(...start: string[]) {
  const cookies = new Map(start.map((cookie) => [cookie.split("=")[0], cookie]));
  const sent: string[] = [];
  const config = { isLoggedIn: false, widget: signInWidget };
  const replies = { "/account/GetAccount": notSignedIn, "/account/login/GetSignInConfig": config };
  const sample = commerceSample([], replies);
  const commerce = {
    async fetch(request: Request) {
      const cookie = request.headers.get("cookie") ?? "";
      sent.push(cookie);
      const response = await sample.fetch(request);
      if (cookie.includes(ended) && new URL(request.url).pathname !== "/session") {
        response.headers.set("session-revoked", "true");
        response.headers.append("set-cookie", `${guest}; HttpOnly; Path=/`);
      }
      return response;
    },
  };
  const shop = createStorefront({ config: configSample, build, mode: "production", commerce });
  async function open(path: string, init: RequestInit = {}) {
    sent.length = 0;
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies.values()].join("; "));
    const response = await shop.fetch(new Request(new URL(path, here), { ...init, headers }));
    const set = response.headers.getSetCookie();
    for (const cookie of set) {
      const [pair = ""] = cookie.split(";");
      const [name] = pair.split("=");
      if (cookie.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, pair);
    }
    const { status, headers: answered } = response;
    return { status, headers: answered, set, text: await response.text(), location: answered.get("location") };
  }
  const submit = (path: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ __RequestVerificationToken: "token-1", nonce: "nonce-1", ...fields });
    return open(path, { method: "POST", headers: { origin: here }, body });
  };
  return { open, submit, sent, held: () => [...cookies.values()] };
}

describe("a document for a browser whose session was ended from elsewhere", () => {
  it("says so, with one new cookie, and the next one does not", async () => {
    const { open, held } = openBrowser(ended);
    const first = await open("/checkout/cart");
    expect([first.status, first.text.split(sentence)]).toEqual([200, expect.objectContaining({ length: 2 })]);
    expect(first.text).toMatch(new RegExp(`role="status"[^>]*><p>${sentence}`));
    expect(first.set).toEqual([expect.stringContaining(guest)]);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(held()).toEqual([guest]);
    expect((await open("/browse/sofas")).text).not.toContain(sentence);
  });

  it("says so after a redirect", async () => {
    const { open, held } = openBrowser(ended);
    const { status, location } = await open("/account");
    expect([status, location]).toEqual([302, "/account/login?returnUrl=%2Faccount&isRedirect=true"]);
    expect(held()).toEqual([guest, notice]);
    expect((await open("/browse/sofas")).text).toContain(sentence);
    expect(held()).toEqual([guest]);
  });

  it("keeps the sentence for the next one if the browser loads it ahead", async () => {
    const { open, held } = openBrowser(ended);
    const { text } = await open("/browse/sofas", { headers: { "sec-purpose": "prefetch;prerender" } });
    expect(text).not.toContain(sentence);
    expect(held()).toEqual([ended]);
    expect((await open("/browse/sofas")).text).toContain(sentence);
    expect(held()).toEqual([guest]);
  });

  it("says it on a page that is not found, too", async () => {
    const { status, text } = await openBrowser(ended).open("/nowhere");
    expect([status, text.includes(sentence)]).toEqual([404, true]);
  });
});

it("a call of the browser's scripts leaves the sentence to the next page", async () => {
  const { open, held } = openBrowser(ended);
  await open("/Cart/GetCartCount");
  expect(held()).toEqual([guest, notice]);
  expect((await open("/browse/sofas")).text).toContain(sentence);
  expect(held()).toEqual([guest]);
});

it("the cookie of the sentence is sent over HTTPS only where the store is", async () => {
  const { set } = await openBrowser(ended).open("https://localhost:3000/Cart/GetCartCount");
  expect(set.at(-1)).toBe("store-signed-out-us=1; HttpOnly; SameSite=Lax; Path=/; Max-Age=3600; Secure");
});

describe("the data for an open page whose session was ended from elsewhere", () => {
  it.each([
    ["/checkout/cart.data?a=b&_routes=cart", [ended], "/checkout/cart?a=b"],
    ["/browse/sofas.data?_routes=category", [guest, notice], "/browse/sofas"],
    ["//evil.example/x.data", [guest, notice], "/evil.example/x"],
  ])("is the instruction to load the document: %s", async (path, cookies, document) => {
    const { open, held } = openBrowser(...cookies);
    const { status, text } = await open(path.includes("evil") ? `${here}${path}?_routes=not-found` : path);
    expect([status, text]).toEqual([202, expect.stringContaining("SingleFetchRedirect")]);
    expect(text).toContain(`"${document}"`);
    expect(text).toMatch(/"reload",true/);
    expect(held()).toEqual([guest, notice]);
  });

  it("is as usual for a page that only refreshes itself, which may be covered by a dialog", async () => {
    const { open, held } = openBrowser(ended);
    const headers = { referer: `${here}/checkout/cart?a=b` };
    expect((await open("/checkout/cart.data", { headers })).status).toBe(200);
    expect(held()).toEqual([guest, notice]);
    expect((await open("/browse/sofas.data", { headers })).status).toBe(200);
    expect(held()).toEqual([guest]);
  });

  it("sets no cookie if it is loaded ahead, and arrives after the page that said so", async () => {
    const { open } = openBrowser(ended);
    const headers = { "sec-purpose": "prefetch" };
    const { status, set } = await open("/checkout/cart.data?_routes=cart", { headers });
    expect([status, set]).toEqual([202, []]);
  });

  it("says so itself if it includes the frame of the page", async () => {
    const { open, held } = openBrowser(guest, notice);
    const { status } = await open("/checkout/cart.data");
    expect([status, held()]).toEqual([200, [guest]]);
  });
});

describe("a form of a page whose session was ended from elsewhere", () => {
  it("keeps the cookie to which its token belongs for all its calls", async () => {
    const { submit, sent } = openBrowser(ended);
    await submit("/account/login", { username: "nell@example.com", password: "Linen-and-Oak-24" });
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent)).toEqual(new Set([ended]));
  });

  it("leads to its page if it is refused, which says why", async () => {
    const { open, submit } = openBrowser(ended);
    const { status, location } = await submit("/checkout/cart?section=1", { intent: "unknown" });
    expect([status, location]).toEqual([303, "/checkout/cart?section=1"]);
    expect((await open("/checkout/cart")).text).toContain(sentence);
  });

  it("is refused as usual for every other reason", async () => {
    const { status, location } = await openBrowser(guest).submit("/checkout/cart", { intent: "unknown" });
    expect([status, location]).toEqual([422, null]);
  });
});

it("a shopper who has signed in since is not told any more", async () => {
  const account = { count: 0, isSuccess: true, account: { firstName: "Nell" } };
  const commerce = commerceSample([], { "/Cart/GetCartCount": account });
  const shop = createStorefront({ config: configSample, build, mode: "production", commerce });
  const response = await shop.fetch(new Request(`${here}/browse/sofas`, { headers: { cookie: notice } }));
  expect(await response.text()).not.toContain(sentence);
  expect(response.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
});
