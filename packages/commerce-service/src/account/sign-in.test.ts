import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockBasket } from "../basket/queries/save-basket.ts";
import { saveResponse } from "../service/queries/sessions.ts";
import { countWaiting } from "../testing/count-waiting.ts";
import { createTestService, proceedToReview, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { lockSession } from "./queries/sessions.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
beforeEach(async () => {
  await sql`truncate session, basket, sign_in_failure, sign_in_ticket cascade`.execute(shop.database);
});
afterAll(() => shop.close());

const nell = { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" };
const priya = { username: "priya.raman@example.com", password: "Plinth-over-Plaster-7" };
const lamp = sampleSkus.lamp;
const towel = sampleSkus.towels;
const rug = sampleSkus.rug;

async function tokenOf(shopper: Shopper): Promise<string> {
  const { body } = await shopper.call(accountOperations.getRequestVerificationToken, {});
  return body.requestToken;
}
async function ticketOf(shopper: Shopper, credentials = nell): Promise<string> {
  const { body } = await shopper.call(accountOperations.authenticate, credentials);
  return body.sessionToken;
}
/** Posts a form like the page, and returns the redirect. */
async function post(shopper: Shopper, path: string, fields: Record<string, string>, headers: HeadersInit = {}) {
  const response = await shopper.send(path, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, location: response.headers.get("location") };
}
async function signIn(shopper: Shopper, { credentials = nell, returnUrl = "/checkout/cart" } = {}) {
  const __RequestVerificationToken = await tokenOf(shopper);
  const sessionToken = await ticketOf(shopper, credentials);
  return post(shopper, "/account/auth", { sessionToken, returnUrl, __RequestVerificationToken });
}
const isLoggedIn = async (shopper: Shopper) =>
  (await shopper.call(accountOperations.getSignInConfig, {})).body.isLoggedIn;
const add = (shopper: Shopper, Sku: string, Quantity = 1) =>
  shopper.call(cartOperations.addItems, { items: [{ Sku, Quantity }] });
async function cartOf(shopper: Shopper): Promise<Record<string, number>> {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  const lines = body.cartData?.lineItems ?? [];
  return Object.fromEntries(lines.map((line) => [line.sku, line.priceQuantityTotals.quantity]));
}
async function saveForLater(shopper: Shopper, sku: string): Promise<void> {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  const line = body.cartData?.lineItems.find((one) => one.sku === sku);
  await shopper.call(cartOperations.saveForLater, { id: line?.id ?? "" });
}
const messageOf = async (shopper: Shopper) =>
  (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.messages?.joinedQuantities;
const loginPage = (error: string) => ({
  status: 302,
  location: `/account/login?returnUrl=%2Fcheckout%2Fcart&error=${error}`,
});

describe("the sign-in config [CALL-115]", () => {
  it("returns the texts of the form to a guest, and the target page to a signed-in shopper", async () => {
    const shopper = shop.shopper();
    const guest = await shopper.call(accountOperations.getSignInConfig, { returnUrl: "/checkout/cart" });
    expect(guest.body).toMatchObject({ isLoggedIn: false, widget: { issuer: "/account/auth" } });
    expect(guest.body.redirectUrl).toBeUndefined();
    expect(Object.values(guest.body.widget.messages).every((text) => text.length > 10)).toBe(true);
    await signIn(shopper);
    const targets = ["/checkout/cart", "https://elsewhere.example/", undefined];
    const answers = await Promise.all(
      targets.map((returnUrl) => shopper.call(accountOperations.getSignInConfig, { returnUrl })),
    );
    expect(answers.map(({ body }) => [body.isLoggedIn, body.redirectUrl])).toEqual([
      [true, "/checkout/cart"],
      [true, "/account"],
      [true, "/account"],
    ]);
    expect(guest.body.account).toBeUndefined();
    expect(answers[0]?.body.account).toEqual({ firstName: "Nell", lastName: "Ashby", email: nell.username });
  });
});

describe("the header's call [SITE-04]", () => {
  const headerOf = async (shopper: Shopper) => (await shopper.call(cartOperations.getCartCount, {})).body;

  it("has the first name of a signed-in shopper, with and without a cart", async () => {
    const shopper = shop.shopper();
    expect((await headerOf(shopper)).account).toBeNull();
    await signIn(shopper);
    expect(await headerOf(shopper)).toMatchObject({ count: 0, account: { firstName: "Nell" } });
    await add(shopper, lamp, 2);
    expect(await headerOf(shopper)).toMatchObject({ count: 2, account: { firstName: "Nell" } });
    await post(shopper, "/account/auth/sign-out", { __RequestVerificationToken: await tokenOf(shopper) });
    expect(await headerOf(shopper)).toMatchObject({ count: 0, account: null });
  });
});

describe("the form of the sign-in widget [CALL-117]", () => {
  it("signs in a visitor who has only the signed cookie, without a stored session", async () => {
    const shopper = shop.shopper();
    await shopper.send("/session");
    expect(await signIn(shopper)).toEqual({ status: 302, location: "/checkout/cart" });
    expect(await isLoggedIn(shopper)).toBe(true);
  });

  it("opens the account's session with another cookie and redirects to the requested page", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp);
    const before = shopper.cookies.get("store-session-us");
    const oldToken = await tokenOf(shopper);
    expect(await signIn(shopper)).toEqual({ status: 302, location: "/checkout/cart" });
    expect(await isLoggedIn(shopper)).toBe(true);
    expect(shopper.cookies.get("store-session-us")).not.toBe(before);
    expect(await tokenOf(shopper)).not.toBe(oldToken);
    const thief = shop.shopper();
    thief.cookies.set("store-session-us", before ?? "");
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await cartOf(thief)).toEqual({});
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example", ""])(
    "redirects to the account page instead of %j",
    async (returnUrl) => {
      expect(await signIn(shop.shopper(), { returnUrl })).toEqual({ status: 302, location: "/account" });
    },
  );

  it("uses its session token once: three posts are one sign-in", async () => {
    const shopper = shop.shopper();
    const sessionToken = await ticketOf(shopper);
    const outcomes: unknown[] = [];
    for (let time = 0; time < 3; time += 1) {
      const __RequestVerificationToken = await tokenOf(shopper);
      const fields = { sessionToken, returnUrl: "/checkout/cart", __RequestVerificationToken };
      outcomes.push(await post(shopper, "/account/auth", fields));
    }
    const expired = loginPage("SignInExpired");
    expect(outcomes).toEqual([{ status: 302, location: "/checkout/cart" }, expired, expired]);
    expect(await isLoggedIn(shopper)).toBe(true);
  });

  it("accepts a session token for five minutes and on its own storefront only", async () => {
    const shopper = shop.shopper();
    const late = await ticketOf(shopper);
    shop.clock.advance(5 * 60_000);
    const onModern = await ticketOf(shop.shopper({ brand: "modern" }));
    const inCanada = await ticketOf(shop.shopper({ site: "CA" }));
    for (const sessionToken of [late, onModern, inCanada, "made-up"]) {
      const __RequestVerificationToken = await tokenOf(shopper);
      const fields = { sessionToken, returnUrl: "/checkout/cart", __RequestVerificationToken };
      expect(await post(shopper, "/account/auth", fields)).toEqual(loginPage("SignInExpired"));
    }
    expect(await isLoggedIn(shopper)).toBe(false);
  });

  it.each([
    ["missing", "", "StaleToken"],
    ["foreign", "foreign", "StaleToken"],
  ])(
    "with a %s CSRF token redirects to the login page and does not use the session token",
    async (_what, forged, error) => {
      const shopper = shop.shopper();
      const __RequestVerificationToken = await tokenOf(shopper);
      const sessionToken = await ticketOf(shopper);
      const fields = { sessionToken, returnUrl: "/checkout/cart" };
      const refused = await post(shopper, "/account/auth", {
        ...fields,
        ...(forged === "" ? {} : { __RequestVerificationToken: await tokenOf(shop.shopper()) }),
      });
      expect(refused).toEqual(loginPage(error));
      expect(await isLoggedIn(shopper)).toBe(false);
      expect(await post(shopper, "/account/auth", { ...fields, __RequestVerificationToken })).toMatchObject({
        location: "/checkout/cart",
      });
    },
  );

  it("without a session, or with an additional field, redirects to the login page", async () => {
    const shopper = shop.shopper();
    const sessionToken = await ticketOf(shopper);
    const fields = { sessionToken, returnUrl: "/checkout/cart", __RequestVerificationToken: "none" };
    expect(await post(shopper, "/account/auth", fields)).toEqual(loginPage("SessionMissing"));
    const __RequestVerificationToken = await tokenOf(shopper);
    const more = { ...fields, __RequestVerificationToken, remember: "yes" };
    expect(await post(shopper, "/account/auth", more)).toEqual(loginPage("InvalidRequest"));
  });

  it("from another site's page is refused", async () => {
    const shopper = shop.shopper();
    const __RequestVerificationToken = await tokenOf(shopper);
    const fields = { sessionToken: await ticketOf(shopper), returnUrl: "/", __RequestVerificationToken };
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    expect((await post(shopper, "/account/auth", fields, foreign)).status).toBe(403);
    expect(await isLoggedIn(shopper)).toBe(false);
  });
});

describe("a second click on Sign In whose first response was lost", () => {
  /** Clicks once as another browser window would with the same cookie, so that this one does not see the response. */
  async function submitUnanswered(shopper: Shopper, path: string, fields: Record<string, string>) {
    const firstTab = shop.shopper();
    firstTab.cookies.set("store-session-us", shopper.cookies.get("store-session-us") ?? "");
    return post(firstTab, path, fields);
  }

  it("signs in, with the cart that the first click joined", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp, 2);
    const fields = { returnUrl: "/checkout/cart", __RequestVerificationToken: await tokenOf(shopper) };
    const tickets = [await ticketOf(shopper), await ticketOf(shopper)] as const;
    const first = await submitUnanswered(shopper, "/account/auth", { ...fields, sessionToken: tickets[0] });
    expect(first.location).toBe("/checkout/cart");
    expect(await isLoggedIn(shopper)).toBe(false);
    expect(await post(shopper, "/account/auth", { ...fields, sessionToken: tickets[1] })).toEqual(first);
    expect([await isLoggedIn(shopper), await cartOf(shopper)]).toEqual([true, { [lamp]: 2 }]);
  });

  it.each([
    ["lost", submitUnanswered],
    ["received", post],
  ])("goes on into the checkout like the first, whose response was %s (AMB-215)", async (_, submitFirst) => {
    const phone = shop.shopper();
    await signIn(phone);
    await add(phone, towel);
    const shopper = shop.shopper();
    await add(shopper, lamp);
    const submit = async (send: typeof submitUnanswered) => {
      const __RequestVerificationToken = await tokenOf(shopper);
      const sessionToken = await ticketOf(shopper);
      return send(shopper, "/account/auth", {
        sessionToken,
        returnUrl: "/checkout/shipping",
        __RequestVerificationToken,
      });
    };
    const first = await submit(submitFirst);
    expect(first.location).toBe("/checkout/shipping");
    expect(await submit(post)).toEqual(first);
  });

  it("may check its password only then, and gets a token for its form", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp);
    const fields = { returnUrl: "/checkout/cart", __RequestVerificationToken: await tokenOf(shopper) };
    await submitUnanswered(shopper, "/account/auth", { ...fields, sessionToken: await ticketOf(shopper) });
    expect(await signIn(shopper)).toEqual({ status: 302, location: "/checkout/cart" });
    expect(await isLoggedIn(shopper)).toBe(true);
  });

  it("needs a correct password: without a session token the replaced cookie opens nothing", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp);
    const fields = { returnUrl: "/checkout/cart", __RequestVerificationToken: await tokenOf(shopper) };
    await submitUnanswered(shopper, "/account/auth", { ...fields, sessionToken: await ticketOf(shopper) });
    expect(await post(shopper, "/account/auth", { ...fields, sessionToken: "made-up" })).toEqual(
      loginPage("SignInExpired"),
    );
    expect([await isLoggedIn(shopper), await cartOf(shopper)]).toEqual([false, {}]);
  });
});

describe("a guest's basket at sign-in", () => {
  it("becomes the account's if that has none, and is available on another device", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp, 2);
    await signIn(shopper);
    expect(await cartOf(shopper)).toEqual({ [lamp]: 2 });
    const phone = shop.shopper();
    await signIn(phone);
    expect(await cartOf(phone)).toEqual({ [lamp]: 2 });
  });

  it("joins the account's once: the larger quantity stays, other lines are added", async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    await add(shopper, lamp, 3);
    const phone = shop.shopper();
    await add(phone, lamp, 1);
    await add(phone, towel, 2);
    await signIn(phone);
    expect(await cartOf(phone)).toEqual({ [lamp]: 3, [towel]: 2 });
    await signIn(phone);
    expect(await cartOf(shopper)).toEqual({ [lamp]: 3, [towel]: 2 });
  });

  it("reports the larger quantity that was kept, until the cart changes", async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    await add(shopper, lamp, 3);
    const phone = shop.shopper();
    await add(phone, lamp, 4);
    await signIn(phone);
    expect(await messageOf(phone)).toMatch(/ was in your cart and in your account's. We kept the larger quantity.$/);
    await add(phone, towel);
    expect(await messageOf(phone)).toBeUndefined();
  });

  it("continues into the checkout, which says what joined and marks it until the cart changes [CHK-28] (AMB-215)", async () => {
    const owner = shop.shopper();
    await signIn(owner);
    await add(owner, towel, 2);
    await add(owner, rug, 1);
    const toCheckout = { returnUrl: "/checkout/shipping" };
    const phone = shop.shopper();
    await add(phone, rug);
    await phone.call(cartOperations.checkout, {});
    expect(await signIn(phone, toCheckout)).toEqual({ status: 302, location: "/checkout/shipping" });
    const joinedOf = async (shopper: Shopper) =>
      (await shopper.call(checkoutOperations.refreshCheckout, {}, { headers: { requestverificationtoken: null } })).body
        .checkout?.joined;
    expect(await joinedOf(phone)).toEqual({ message: "What was in your account's cart is here, too.", skus: [towel] });
    expect(await messageOf(phone)).toBe("What was in your account's cart is here, too.");
    await add(phone, lamp);
    expect(await joinedOf(phone)).toBeUndefined();
    // If nothing was added, the checkout continues.
    const desk = shop.shopper();
    for (const [sku, quantity] of Object.entries(await cartOf(phone))) await add(desk, sku, quantity);
    await desk.call(cartOperations.checkout, {});
    expect(await signIn(desk, toCheckout)).toEqual({ status: 302, location: "/checkout/shipping" });
    expect(await joinedOf(desk)).toBeUndefined();
  });

  it("joins once, saved items too, when its sign-in is posted eight times at once; each of four tokens opens one session (AMB-043)", async () => {
    const owner = shop.shopper();
    await signIn(owner);
    await add(owner, lamp, 3);
    await add(owner, rug);
    await saveForLater(owner, rug);
    const shopper = shop.shopper();
    await add(shopper, lamp, 5);
    await add(shopper, towel);
    await add(shopper, rug, 2);
    await saveForLater(shopper, rug);
    const __RequestVerificationToken = await tokenOf(shopper);
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(shopper)));
    const posts = [...tickets, ...tickets].map((sessionToken) =>
      post(shopper, "/account/auth", { sessionToken, returnUrl: "/checkout/cart", __RequestVerificationToken }),
    );
    const outcomes = await Promise.all(posts);
    expect(outcomes.filter(({ location }) => location === "/checkout/cart")).toHaveLength(4);
    expect(outcomes.filter(({ status }) => status === 302)).toHaveLength(8);
    expect(await cartOf(owner)).toEqual({ [lamp]: 5, [towel]: 1 });
    const { savedForLater = [] } = (await owner.call(cartOperations.getCartJsx, {})).body.cartData ?? {};
    expect(savedForLater.map((line) => [line.sku, line.priceQuantityTotals.quantity])).toEqual([[rug, 2]]);
  });

  it("joins from eight devices concurrently, whichever of them creates the account's basket", async () => {
    const devices = Array.from({ length: 8 }, () => shop.shopper());
    const ready: { device: Shopper; sessionToken: string; __RequestVerificationToken: string }[] = [];
    for (const [index, device] of devices.entries()) {
      await add(device, index % 2 === 0 ? lamp : towel, index + 1);
      const sessionToken = await ticketOf(device);
      ready.push({ device, sessionToken, __RequestVerificationToken: await tokenOf(device) });
    }
    const outcomes = await Promise.all(
      ready.map(({ device, ...fields }) => post(device, "/account/auth", { ...fields, returnUrl: "/checkout/cart" })),
    );
    expect(outcomes.every(({ location }) => location === "/checkout/cart")).toBe(true);
    for (const device of devices) expect(await cartOf(device)).toEqual({ [lamp]: 7, [towel]: 8 });
  });

  it("stays the guest's while an order is being placed from it", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp);
    await shop.database.updateTable("basket").set({ status: "placing" }).execute();
    expect(await signIn(shopper)).toEqual(loginPage("InProgress"));
    expect(await isLoggedIn(shopper)).toBe(false);
    expect(await cartOf(shopper)).toEqual({ [lamp]: 1 });
  });

  it("uses no session token while an order is being placed from it: the same one signs in afterwards", async () => {
    const shopper = shop.shopper();
    await add(shopper, lamp);
    await shop.database.updateTable("basket").set({ status: "placing" }).execute();
    const fields = { sessionToken: await ticketOf(shopper), returnUrl: "/checkout/cart" };
    const form = { ...fields, __RequestVerificationToken: await tokenOf(shopper) };
    expect(await post(shopper, "/account/auth", form)).toEqual(loginPage("InProgress"));
    await shop.database.updateTable("basket").set({ status: "open" }).execute();
    expect(await post(shopper, "/account/auth", form)).toMatchObject({ location: "/checkout/cart" });
    expect(await cartOf(shopper)).toEqual({ [lamp]: 1 });
    expect(await shop.database.selectFrom("sign_in_ticket").selectAll().execute()).toEqual([]);
  });

  it.each(["no cart", "an emptied cart"])(
    "that is %s blocks no sign-in while the account places an order elsewhere",
    async (what) => {
      const phone = shop.shopper();
      await signIn(phone);
      await add(phone, lamp);
      await shop.database.updateTable("basket").set({ status: "placing" }).execute();
      const shopper = shop.shopper();
      if (what !== "no cart") {
        const { body } = await add(shopper, towel);
        expect(body.isSuccess).toBe(true);
        const { body: cart } = await shopper.call(cartOperations.getCartJsx, {});
        await shopper.call(cartOperations.removeItem, { id: cart.cartData?.lineItems[0]?.id ?? "" });
      }
      expect(await signIn(shopper)).toEqual({ status: 302, location: "/checkout/cart" });
      expect([await isLoggedIn(shopper), await cartOf(shopper)]).toEqual([true, { [lamp]: 1 }]);
    },
  );

  it("stays separate while the account's is being ordered elsewhere, and joins afterwards", async () => {
    const phone = shop.shopper();
    await signIn(phone);
    await add(phone, lamp);
    await shop.database.updateTable("basket").set({ status: "placing" }).execute();
    const shopper = shop.shopper();
    await add(shopper, towel);
    expect(await signIn(shopper)).toEqual(loginPage("InProgress"));
    await shop.database.updateTable("basket").set({ status: "open" }).execute();
    await signIn(shopper);
    expect(await cartOf(shopper)).toEqual({ [lamp]: 1, [towel]: 1 });
  });

  it("moves the guest's orders and attempts to the account", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const placed = await shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: "one-press" });
    const orderId = placed.body.orderId ?? "";
    await signIn(shopper);
    const { body } = await shopper.call(orderOperations.getOrder, { orderId });
    expect(body.order?.orderId).toBe(orderId);
    shopper.token = await tokenOf(shopper);
    const attempt = await shopper.call(orderOperations.getOrderAttempt, { key: "one-press" });
    expect(attempt.body.status).toBe("placed");
  });

  it("is separate on each site, as the account's is [SITE-04]", async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    await add(shopper, lamp);
    const inCanada = shop.shopper({ site: "CA" });
    await signIn(inCanada);
    expect(await cartOf(inCanada)).toEqual({});
  });

  it("does not include the basket of another account", async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    await add(shopper, lamp);
    await signIn(shopper, { credentials: priya });
    expect(await cartOf(shopper)).toEqual({});
    const nells = shop.shopper();
    await signIn(nells);
    expect(await cartOf(nells)).toEqual({ [lamp]: 1 });
  });
});

describe("signing out", () => {
  it("leaves an empty cart with another cookie; the account's stays", async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    await add(shopper, lamp);
    const before = shopper.cookies.get("store-session-us") ?? "";
    const __RequestVerificationToken = await tokenOf(shopper);
    expect(await post(shopper, "/account/auth/sign-out", { __RequestVerificationToken })).toEqual({
      status: 302,
      location: "/",
    });
    expect([await isLoggedIn(shopper), await cartOf(shopper)]).toEqual([false, {}]);
    const thief = shop.shopper();
    thief.cookies.set("store-session-us", before);
    expect(await isLoggedIn(thief)).toBe(false);
    await signIn(shopper);
    expect(await cartOf(shopper)).toEqual({ [lamp]: 1 });
  });

  it("twice leaves a working cart, even if the first response was lost", async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    const fields = { __RequestVerificationToken: await tokenOf(shopper) };
    const firstTab = shop.shopper();
    firstTab.cookies.set("store-session-us", shopper.cookies.get("store-session-us") ?? "");
    const first = await post(firstTab, "/account/auth/sign-out", fields);
    expect(await post(shopper, "/account/auth/sign-out", fields)).toEqual(first);
    await add(shopper, lamp);
    expect([await isLoggedIn(shopper), await cartOf(shopper)]).toEqual([false, { [lamp]: 1 }]);
  });

  it("changes nothing for a guest, and requires the token of the session", async () => {
    const guest = shop.shopper();
    await add(guest, lamp);
    const fields = { __RequestVerificationToken: await tokenOf(guest), returnUrl: "/sofas" };
    expect(await post(guest, "/account/auth/sign-out", fields)).toEqual({ status: 302, location: "/sofas" });
    expect(await cartOf(guest)).toEqual({ [lamp]: 1 });
    const shopper = shop.shopper();
    await signIn(shopper);
    const forged = { __RequestVerificationToken: fields.__RequestVerificationToken };
    expect((await post(shopper, "/account/auth/sign-out", forged)).location).toContain("error=StaleToken");
    expect(await isLoggedIn(shopper)).toBe(true);
  });
});

it("waits for a basket change that stores its response in the session, without a deadlock", async () => {
  const shopper = shop.shopper();
  await add(shopper, lamp);
  const { session_id, owner_id } = await shop.database
    .selectFrom("session")
    .select(["session_id", "owner_id"])
    .executeTakeFirstOrThrow();
  const row = { session_id, key: "in-the-cart", call: "addItems", fingerprint: "", status: 200, reply: {} };
  const late = await shop.database.transaction().execute(async (transaction) => {
    await lockBasket(transaction, { ownerId: owner_id, site: "US" });
    const signingIn = signIn(shopper);
    await expect.poll(() => countWaiting(shop.database), { timeout: 10_000 }).toBe(1);
    expect(await saveResponse(transaction, { ...row, created_at: shop.clock.now() })).toBe(true);
    return { signingIn };
  });
  expect(await late.signingIn).toMatchObject({ status: 302, location: "/checkout/cart" });
  expect(await cartOf(shopper)).toEqual({ [lamp]: 1 });
});

it("waits for a postal code that is typed meanwhile, and lets it wait, without a deadlock", async () => {
  const shopper = shop.shopper();
  await add(shopper, lamp);
  const { session_id, owner_id } = await shop.database
    .selectFrom("session")
    .select(["session_id", "owner_id"])
    .where("replaced_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  // As a sign-in does: first the session, then the basket.
  const typing = await shop.database.transaction().execute(async (transaction) => {
    expect(await lockSession(transaction, session_id)).toBe(true);
    const call = shopper.call(cartOperations.applyZipCode, { zip: "60661" });
    await expect.poll(() => countWaiting(shop.database), { timeout: 10_000 }).toBe(1);
    await lockBasket(transaction, { ownerId: owner_id, site: "US" });
    return { call };
  });
  expect((await typing.call).body).toMatchObject({ isSuccess: true });
});
