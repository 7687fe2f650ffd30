import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestService, type Shopper, signIn, type TestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";

const { addItems, getCartCount, getCartJsx, updateItem } = cartOperations;
const name = "store-session-us";
const items = [{ Sku: sampleSkus.towels }];
const day = 24 * 60 * 60 * 1000;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService({ now: "2026-11-01T12:00:00Z" });
});
beforeEach(async () => {
  shop.clock.set("2026-11-01T12:00:00Z");
  await sql`truncate session, basket cascade`.execute(shop.database);
});
afterAll(() => shop.close());

const rows = () => shop.database.selectFrom("session").selectAll().execute();
const countOf = async (shopper: Shopper) => (await shopper.call(getCartCount, {})).body.count;
const cookieOf = (shopper: Shopper) => shopper.cookies.get(name) ?? "";

/** The same browser before something happened to its cookie. */
function tabWith(cookie: string): Shopper {
  const tab = shop.shopper();
  tab.cookies.set(name, cookie);
  return tab;
}
/** A browser that has opened its first page. */
async function arrive(): Promise<Shopper> {
  const shopper = shop.shopper();
  expect((await shopper.send("/session")).status).toBe(204);
  return shopper;
}

describe("a first visit", () => {
  it("gets a signed cookie with its first document, and nothing is stored", async () => {
    const shopper = await arrive();
    expect(cookieOf(shopper)).not.toBe("");
    expect((await shopper.send("/session")).headers.getSetCookie()).toEqual([]);
    expect(await countOf(shopper)).toBe(0);
    await shopper.call(catalogOperations.getHome, {});
    expect(await rows()).toEqual([]);
  });

  it("creates one cart for eleven concurrent first adds", async () => {
    const shopper = await arrive();
    const cookie = cookieOf(shopper);
    const answers = await Promise.all(Array.from({ length: 11 }, () => shopper.call(addItems, { items })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(cookieOf(shopper)).toBe(cookie);
    expect(await countOf(shopper)).toBe(11);
    expect(await rows()).toHaveLength(1);
  });
});

describe("a cookie", () => {
  const nobodys = "x".repeat(43);
  it.each([
    ["of the right length", nobodys],
    ["with a signature of its own", `${nobodys}.t4x0kg.${"0".repeat(64)}`],
  ])("without our signature, %s, is never accepted", async (_, cookie) => {
    const shopper = tabWith(cookie);
    const { headers } = await shopper.call(addItems, { items });
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(cookieOf(shopper)).not.toBe(cookie);
    expect(await rows()).toHaveLength(1);
  });

  it("of one site, or with another time, is invalid on the other", async () => {
    const shopper = await arrive();
    const cookie = cookieOf(shopper);
    const canadian = shop.shopper({ site: "CA" });
    canadian.cookies.set("store-session-ca", cookie);
    expect((await canadian.send("/session")).headers.getSetCookie()).toHaveLength(1);
    const [secret, , signature] = cookie.split(".");
    expect((await tabWith(`${secret}.zzzzzz.${signature}`).send("/session")).headers.getSetCookie()).toHaveLength(1);
  });
});

describe("the end of a session", () => {
  it("is after 30 days without a visit; the next change starts another session", async () => {
    const shopper = await arrive();
    await shopper.call(addItems, { items });
    const cookie = cookieOf(shopper);
    shop.clock.advance(31 * day);
    expect(await countOf(shopper)).toBe(0);
    await shopper.call(addItems, { items });
    expect(cookieOf(shopper)).not.toBe(cookie);
    expect(await countOf(shopper)).toBe(1);
  });

  it("is after 90 days, however often it was used", async () => {
    const shopper = await arrive();
    await shopper.call(addItems, { items });
    for (let days = 0; days < 88; days += 22) {
      shop.clock.advance(22 * day);
      expect(await countOf(shopper)).toBe(1);
    }
    shop.clock.advance(3 * day);
    expect(await countOf(shopper)).toBe(0);
    expect((await shopper.send("/session")).headers.getSetCookie()).toHaveLength(1);
  });
});

describe("a tab whose session was replaced", () => {
  async function signInElsewhere(): Promise<{ tab: Shopper; shopper: Shopper }> {
    const shopper = await arrive();
    await shopper.call(addItems, { items });
    const tab = tabWith(cookieOf(shopper));
    await signIn(shopper, "nell");
    return { tab, shopper };
  }

  it.each([
    ["a read of the cart", getCartJsx, {}],
    ["a change", updateItem, { id: "line", quantity: 2 }],
  ] as const)(
    "gets an error at %s, and keeps the cookie that the browser has by now",
    async (_, operation, request) => {
      const { tab, shopper } = await signInElsewhere();
      const { body, headers } = await tab.call(operation as typeof getCartJsx, request as never);
      expect(body).toMatchObject({ IsReset: true });
      expect(headers.getSetCookie()).toEqual([]);
      expect((await shopper.call(accountOperations.getSignInConfig, {})).body.isLoggedIn).toBe(true);
    },
  );

  it("starts no new session, not even for the token of a form", async () => {
    const { tab } = await signInElsewhere();
    const sessions = () => shop.database.selectFrom("session").select("session_id").execute();
    const before = await sessions();
    const { body, headers } = await tab.call(accountOperations.getRequestVerificationToken, {});
    // It is good for signing in or out, and for nothing else.
    expect(body.requestToken).toMatch(/^[\da-f]{128}$/);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toHaveLength(before.length);
    tab.token = body.requestToken;
    expect((await tab.call(updateItem, { id: "line", quantity: 2 })).body).toMatchObject({ IsReset: true });
  });

  it("gets another token with a document a minute later, because the response with the new one was lost", async () => {
    const { tab } = await signInElsewhere();
    const renew = async () => (await tab.send("/session?renew")).headers.getSetCookie().length;
    expect(await renew()).toBe(0);
    shop.clock.advance(61_000);
    expect((await tab.send("/session")).headers.getSetCookie()).toEqual([]);
    expect(await renew()).toBe(1);
    expect((await tab.call(addItems, { items })).status).toBe(200);
    expect(await countOf(tab)).toBe(1);
  });

  it("adds an item once when it repeats the key of an add that was merged into the account's cart", async () => {
    const shopper = await arrive();
    const idempotencyKey = crypto.randomUUID();
    await shopper.call(addItems, { items }, { idempotencyKey });
    const tab = tabWith(cookieOf(shopper));
    await signIn(shopper, "nell");
    const before = await countOf(shopper);
    expect((await tab.call(addItems, { items }, { idempotencyKey })).status).toBe(200);
    expect(await countOf(shopper)).toBe(before);
  });

  it("still adds to the cart for a minute, and sees nothing of the account", async () => {
    const { tab, shopper } = await signInElsewhere();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp, Quantity: 2 }] });
    const before = await countOf(shopper);
    const { status, body, headers } = await tab.call(addItems, { items });
    expect([status, body.isSuccess, body.cartItemCount, body.formattedSubtotal]).toEqual([200, true, 1, ""]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await countOf(shopper)).toBe(before + 1);
    shop.clock.advance(61_000);
    expect((await tab.call(addItems, { items })).body).toMatchObject({ IsReset: true });
    expect(await countOf(shopper)).toBe(before + 1);
  });

  it("adds nothing once the account was signed out", async () => {
    const { shopper } = await signInElsewhere();
    const tab = tabWith(cookieOf(shopper));
    const { body } = await shopper.call(accountOperations.getRequestVerificationToken, {});
    const fields = new URLSearchParams({ __RequestVerificationToken: body.requestToken });
    await shopper.send("/account/auth/sign-out", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: fields,
    });
    const answer = await tab.call(addItems, { items });
    expect(answer.body).toMatchObject({ IsReset: true });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await countOf(shopper)).toBe(0);
  });
});

describe("a token that is sent without need", () => {
  const change = async (shopper: Shopper, token: string) =>
    shopper.call(addItems, { items }, { headers: { requestverificationtoken: token } });

  it("is accepted if it is the session's, and refused if it is another's [CALL-001]", async () => {
    const shopper = await arrive();
    const other = await arrive();
    const tokenOf = async (whose: Shopper) =>
      (await whose.call(accountOperations.getRequestVerificationToken, {})).body.requestToken;
    expect((await change(shopper, await tokenOf(shopper))).status).toBe(200);
    expect(await change(shopper, await tokenOf(other))).toMatchObject({ status: 403, body: { IsReset: true } });
    expect(await countOf(shopper)).toBe(1);
  });
});
