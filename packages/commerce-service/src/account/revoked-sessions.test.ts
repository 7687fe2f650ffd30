import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { checkoutOperations } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import { swatchOperations } from "@store/contract/swatches";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestService, type Shopper, signIn, type TestService, testAccounts } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { saveAccounts } from "../testing/save-accounts.ts";

const { addItems, getCartCount, getCartJsx, updateItem } = cartOperations;
const { changePassword, getAccount, getDevices, getSignInConfig, requestPasswordReset } = accountOperations;
const { getRequestVerificationToken, setNewPassword, signOutDevice, signOutEverywhere } = accountOperations;
const cookieName = "store-session-us";
const items = [{ Sku: sampleSkus.towels }];
const currentPassword = testAccounts.nell.password;
const password = "Walnut-and-Wool-3";

let shop: TestService;
let restoreAccounts: () => Promise<void>;
beforeAll(async () => {
  shop = await createTestService();
  restoreAccounts = await saveAccounts(shop.database);
});
beforeEach(async () => {
  await restoreAccounts();
  await sql`truncate session, basket, rate_limit, mail_outbox, password_reset cascade`.execute(shop.database);
  shop.mailer.mails.length = 0;
});
afterAll(() => shop.close());

const cookieOf = (shopper: Shopper) => shopper.cookies.get(cookieName) ?? "";
const countOf = async (shopper: Shopper) => (await shopper.call(getCartCount, {})).body.count;
const isLoggedIn = async (shopper: Shopper) => (await shopper.call(getSignInConfig, {})).body.isLoggedIn;
const renews = async (shopper: Shopper) => (await shopper.send("/session?renew")).headers.getSetCookie().length > 0;

/** A request of the same browser that still has this cookie. */
function withCookie(cookie: string): Shopper {
  const shopper = shop.shopper();
  shopper.cookies.set(cookieName, cookie);
  return shopper;
}
async function takeToken(shopper: Shopper): Promise<void> {
  shopper.token = (await shopper.call(getRequestVerificationToken, {})).body.requestToken;
}
/** A browser that is signed in, with the token of its pages. */
async function signedIn(): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.send("/session");
  await signIn(shopper, "nell");
  await takeToken(shopper);
  return shopper;
}
async function mailedToken(): Promise<string> {
  await shop.deliverMails();
  const content = shop.mailer.mails.at(-1)?.content;
  if (content?.kind !== "passwordReset") throw new Error("The latest mail holds no reset link.");
  return new URL(content.resetPath, "https://store.example").searchParams.get("token") ?? "";
}

/** How another browser ends the session of a device. */
const ways: Readonly<Record<string, (other: Shopper, device: Shopper) => Promise<{ isSuccess?: boolean }>>> = {
  "Sign out everywhere": async (other) => (await other.call(signOutEverywhere, {})).body,
  async "the sign-out of a device"(other, device) {
    const { devices } = (await device.call(getDevices, {})).body;
    const deviceId = devices.find(({ isCurrent }) => isCurrent)?.deviceId ?? "";
    return (await other.call(signOutDevice, { deviceId })).body;
  },
  "a new password": async (other) => (await other.call(changePassword, { currentPassword, password })).body,
  async "a reset link"(other) {
    await other.call(requestPasswordReset, { accountEmail: testAccounts.nell.username, token: "of the page" });
    return (await other.call(setNewPassword, { resetToken: await mailedToken(), password })).body;
  },
};

/** Two browsers of an account with an item in its cart, of which the other one has ended the device's session. */
async function endSession(way = "Sign out everywhere"): Promise<{ device: Shopper; cookie: string; other: Shopper }> {
  const [device, other] = [await signedIn(), await signedIn()];
  await device.call(addItems, { items });
  const cookie = cookieOf(device);
  expect(await ways[way]?.(other, device)).toMatchObject({ isSuccess: true });
  return { device, cookie, other };
}

/** What each kind of call answers to a guest without a cart. */
const calls: readonly [string, Operation, object, object][] = [
  ["a read of the cart", getCartJsx, {}, { status: 200, body: { isSuccess: true, cartData: { lineItems: [] } } }],
  ["the cart count", getCartCount, {}, { status: 200, body: { count: 0 } }],
  ["a page of the catalog", catalogOperations.getHome, {}, { status: 200 }],
  ["the sign-in config", getSignInConfig, {}, { status: 200, body: { isLoggedIn: false } }],
  ["the token of a form", getRequestVerificationToken, {}, { status: 200 }],
  [
    "the free swatches",
    swatchOperations.getOrderSwatchData,
    { sku: sampleSkus.sofa, choiceCode: "", selected: 0, suppressColorBar: false },
    { status: 200, body: { Sku: sampleSkus.sofa } },
  ],
  ["a page of the account", getAccount, {}, { status: 401, body: { errorCode: "NotSignedIn" } }],
  ["a change of the account", signOutEverywhere, {}, { status: 401, body: { errorCode: "NotSignedIn" } }],
  ["the checkout", checkoutOperations.refreshCheckout, {}, { status: 200, body: { errorCode: "NoCheckout" } }],
  ["a checkout step", checkoutOperations.moveToReviewPage, {}, { status: 200, body: { IsReset: true } }],
  ["a change of a line", updateItem, { id: "line", quantity: 2 }, { status: 200, body: { IsReset: true } }],
  ["an add", addItems, { items }, { status: 200, body: { isSuccess: true, cartItemCount: 1 } }],
];

describe.each(Object.keys(ways))("a browser whose session was ended by %s", (way) => {
  it("is a guest with a new cookie at each kind of call", { tags: ["deep"] }, async () => {
    const { device, cookie } = await endSession(way);
    for (const [kind, operation, request, expected] of calls) {
      const browser = withCookie(cookie);
      browser.token = device.token;
      const { status, body, headers } = await browser.call(operation, request as never);
      expect({ status, body }, kind).toMatchObject(expected);
      expect(headers.get("session-revoked"), kind).toBe("true");
      expect(headers.get("cache-control"), kind).toBe("no-store");
      expect(headers.getSetCookie(), kind).toHaveLength(1);
      expect(cookieOf(browser), kind).not.toBe(cookie);
      expect(await isLoggedIn(browser), kind).toBe(false);
      const next = await browser.call(getCartCount, {});
      expect([next.headers.get("session-revoked"), next.headers.getSetCookie()], kind).toEqual([null, []]);
    }
  });

  it("leaves the cart to the account", { tags: ["deep"] }, async () => {
    const { cookie } = await endSession(way);
    const browser = withCookie(cookie);
    await browser.call(addItems, { items: [{ Sku: sampleSkus.lamp, Quantity: 3 }] });
    expect(await countOf(browser)).toBe(3);
    await restoreAccounts();
    const owner = shop.shopper();
    await signIn(owner, "nell");
    expect(await countOf(owner)).toBe(1);
  });

  it("is one guest, however many of its calls run at once", { tags: ["deep"] }, async () => {
    const { cookie } = await endSession(way);
    const tabs = Array.from({ length: 6 }, () => withCookie(cookie));
    const answers = await Promise.all(tabs.map((tab) => tab.call(addItems, { items })));
    expect(answers.map(({ status, body }) => [status, body.isSuccess])).toEqual(tabs.map(() => [200, true]));
    expect(await Promise.all(tabs.map(countOf))).toEqual([6, 6, 6, 6, 6, 6]);
    const guests = shop.database.selectFrom("session").select("session_id").where("replaced_at", "is", null);
    expect(await guests.where("account_id", "is", null).where("device", "is", null).execute()).toHaveLength(
      way === "Sign out everywhere" ? 2 : 1,
    );
  });

  it("is not the browser that ended it", async () => {
    const [device, other] = [await signedIn(), await signedIn()];
    const own = cookieOf(other);
    await ways[way]?.(other, device);
    const late = await withCookie(own).call(getCartJsx, {});
    expect([late.headers.get("session-revoked"), late.headers.getSetCookie()]).toEqual([null, []]);
    expect((await other.call(getCartCount, {})).headers.get("session-revoked")).toBeNull();
  });
});

describe("the guest after a revoked session", () => {
  it("adds an item once if the add is repeated with its key", async () => {
    const { cookie } = await endSession();
    const idempotencyKey = crypto.randomUUID();
    const presses = [withCookie(cookie), withCookie(cookie)];
    const answers = await Promise.all(presses.map((press) => press.call(addItems, { items }, { idempotencyKey })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOf(withCookie(cookie))).toBe(1);
  });

  it("is refused with the token of another session [CALL-001]", async () => {
    const { cookie, other } = await endSession();
    await takeToken(other);
    const browser = withCookie(cookie);
    browser.token = other.token;
    expect(await browser.call(checkoutOperations.moveToReviewPage, {})).toMatchObject({
      status: 403,
      body: { errorCode: "StaleToken" },
    });
  });

  it.each([
    ["network", { "x-store-client-address": "203.0.113.20" }],
    ["kind of browser", { "user-agent": "curl/8.9" }],
  ])("is another one for a copy of the cookie in another %s", async (_, headers) => {
    const { cookie } = await endSession();
    const [browser, thief] = [withCookie(cookie), withCookie(cookie)];
    await browser.call(addItems, { items });
    await thief.call(getCartCount, {}, { headers });
    expect(await countOf(browser)).toBe(1);
    expect(await countOf(thief)).toBe(0);
  });

  it("signs in with what it added, and a late response does not sign it out again", async () => {
    const { cookie } = await endSession();
    const browser = withCookie(cookie);
    await browser.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
    await signIn(browser, "nell");
    expect(await countOf(browser)).toBe(2);
    const late = withCookie(cookie);
    const { body, headers } = await late.call(getCartJsx, {});
    expect(body).toMatchObject({ IsReset: true });
    expect([headers.get("session-revoked"), headers.getSetCookie()]).toEqual([null, []]);
    expect((await late.call(catalogOperations.getHome, {})).headers.getSetCookie()).toEqual([]);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it("gets another token a minute after its sign-in if the browser lost the cookies of both", async () => {
    const { cookie } = await endSession();
    expect(await renews(withCookie(cookie))).toBe(false);
    const browser = withCookie(cookie);
    await browser.call(addItems, { items });
    await signIn(browser, "nell");
    expect(await renews(withCookie(cookie))).toBe(false);
    shop.clock.advance(61_000);
    expect(await renews(withCookie(cookie))).toBe(true);
  });
});

it("a session that an earlier version ended without a successor is one that was ended from elsewhere", async () => {
  const { up } = await import("../database/migrations/0029-revoked-sessions.ts");
  const [left, replaced, current] = [await signedIn(), shop.shopper(), await signedIn()];
  await replaced.call(addItems, { items });
  const before = cookieOf(replaced);
  await signIn(replaced, "nell");
  await ways["the sign-out of a device"]?.(current, left);
  await sql`alter table session drop column revoked_at`.execute(shop.database);
  await up(shop.database as never);
  expect((await left.call(getCartCount, {})).headers.get("session-revoked")).toBe("true");
  expect((await withCookie(before).call(getCartJsx, {})).body).toMatchObject({ IsReset: true });
  expect(await isLoggedIn(current)).toBe(true);
});
