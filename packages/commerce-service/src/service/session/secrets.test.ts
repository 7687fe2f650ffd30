import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { swatchOperations } from "@store/contract/swatches";
import { tenderOperations } from "@store/contract/tenders";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CommerceService } from "../../app/create-commerce-service.ts";
import { enterCheckout } from "../../testing/enter-checkout.ts";
import {
  createShopper,
  createTestService,
  proceedToReview,
  type Shopper,
  signIn,
  submitOrder,
  type TestService,
  testAccounts,
} from "../../testing/index.ts";
import { sampleGiftCards, sampleSkus } from "../../testing/sample-inputs.ts";
import { wrongPins } from "../rate-limit/limits.ts";
import { findSigner, hashesWithSecrets, hashWithSecret } from "./secrets.ts";

const { addItems, getCartCount } = cartOperations;
const { authenticate, getRequestVerificationToken, signOutEverywhere } = accountOperations;
const items = [{ Sku: sampleSkus.towels }];
const [former, newest] = ["the former secret of 32 characters", "the newest secret of 32 characters"] as const;

let shop: TestService;
/** One process for each value of STORE_SECRET, over one database. */
let processes: Record<"former" | "former,newest" | "newest,former" | "newest", CommerceService>;
/** The one that answers now. */
let serving: CommerceService;
beforeAll(async () => {
  shop = await createTestService({ secrets: [former] });
  processes = {
    former: shop,
    "former,newest": shop.another([former, newest]),
    "newest,former": shop.another([newest, former]),
    newest: shop.another([newest]),
  };
});
beforeEach(async () => {
  serving = processes.former;
  await sql`truncate session, basket, rate_limit, sign_in_failure, account_gift_card, swatch_address cascade`.execute(
    shop.database,
  );
});
afterAll(() => shop.close());

const browser = () => createShopper({ fetch: (request) => serving.fetch(request) });
/** A browser with a copy of one cookie of another one. */
function copyOf(shopper: Shopper, cookie: "session" | "device"): Shopper {
  const copy = browser();
  copy.cookies.set(`store-${cookie}-us`, shopper.cookies.get(`store-${cookie}-us`) ?? "");
  return copy;
}
async function withCart(): Promise<Shopper> {
  const shopper = browser();
  await shopper.call(addItems, { items });
  return shopper;
}
const countOf = async (shopper: Shopper) => (await shopper.call(getCartCount, {})).body.count;
const cookiesSet = async (shopper: Shopper) => (await shopper.call(getCartCount, {})).headers.getSetCookie().length;
const tokenOf = async (shopper: Shopper) => (await shopper.call(getRequestVerificationToken, {})).body.requestToken;

async function lockOut(): Promise<void> {
  const guess = { ...testAccounts.nell, password: "a guess" };
  for (let tries = 0; tries < 5; tries += 1) await browser().call(authenticate, guess);
}
async function placeOrder(): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = browser();
  await proceedToReview(shopper);
  const { redirectUrl } = await submitOrder(shopper, { idempotencyKey: crypto.randomUUID() });
  return { shopper, orderId: redirectUrl?.split("orderId=")[1] ?? "" };
}
async function linkOf({ shopper, orderId }: { shopper: Shopper; orderId: string }): Promise<string> {
  const { linkPath = "" } = (await shopper.call(orderOperations.getOrder, { orderId })).body;
  return linkPath.replace("/order/", "");
}
const isShown = async (token: string) =>
  (await browser().call(orderOperations.getLinkedOrder, { token })).status === 200;
const applyGiftCard = (shopper: Shopper, change: { pin?: string } = {}) =>
  shopper.call(tenderOperations.applyGiftCardTender, { ...sampleGiftCards.untouched, ...change });

/** What the former secret signs, and how to see whether the serving process reads it. */
const signed: Readonly<Record<string, () => Promise<() => Promise<boolean>>>> = {
  async "a session cookie"() {
    const shopper = await withCart();
    return async () => (await countOf(copyOf(shopper, "session"))) === 1;
  },
  async "a device cookie"() {
    const shopper = browser();
    await signIn(shopper, "nell");
    return async () => {
      await lockOut();
      return (await copyOf(shopper, "device").call(authenticate, testAccounts.nell)).status === 200;
    };
  },
  async "a link to an order"() {
    const link = await linkOf(await placeOrder());
    return () => isShown(link);
  },
  async "a stored reply"() {
    const shopper = await withCart();
    const send = () => shopper.call(addItems, { items }, { idempotencyKey: "pressed-once" });
    await send();
    return async () => {
      const { status, headers } = await send();
      expect(await countOf(shopper)).toBe(2);
      return status === 200 && headers.get("idempotency-replayed") === "true";
    };
  },
  async "the token of a page without a session"() {
    const shopper = browser();
    await shopper.send("/session");
    const requestverificationtoken = await tokenOf(shopper);
    return async () => {
      const { status } = await shopper.call(addItems, { items }, { headers: { requestverificationtoken } });
      await sql`truncate session cascade`.execute(shop.database);
      return status === 200;
    };
  },
  async "an account's use of a gift card"() {
    const shopper = browser();
    await enterCheckout(shopper, { who: "nell" });
    await applyGiftCard(shopper);
    return async () => {
      await sql`truncate rate_limit`.execute(shop.database);
      const stranger = browser();
      await enterCheckout(stranger);
      for (let tries = 0; tries < wrongPins.perNumber; tries += 1) await applyGiftCard(stranger, { pin: "0000" });
      const own = browser();
      await enterCheckout(own, { who: "nell" });
      own.cookies.delete("store-device-us");
      // An account that never used it has fewer tries.
      for (let tries = 0; tries < wrongPins.perAccount; tries += 1) await applyGiftCard(own, { pin: "0000" });
      return (await applyGiftCard(own, { pin: "0000" })).status === 200;
    };
  },
};

describe.each(Object.entries(signed))("%s of the former secret", (_, sign) => {
  it("is read beside the newest secret, and refused once the former one is removed", async () => {
    const isRead = await sign();
    serving = processes["newest,former"];
    expect(await isRead()).toBe(true);
    serving = processes.newest;
    expect(await isRead()).toBe(false);
  });
});

describe("what is written while the former secret is still read is signed with the newest one", () => {
  it("a session cookie, at its next call and once", async () => {
    const shopper = await withCart();
    const [secret = "", issuedAt = ""] = (shopper.cookies.get("store-session-us") ?? "").split(".");
    serving = processes["newest,former"];
    expect([await cookiesSet(shopper), await cookiesSet(shopper)]).toEqual([1, 0]);
    expect(shopper.cookies.get("store-session-us")?.startsWith(`${secret}.${issuedAt}.`)).toBe(true);
    serving = processes.newest;
    expect([await countOf(shopper), await cookiesSet(shopper)]).toEqual([1, 0]);
  });

  it("a device cookie, at the next sign-in, with one mark for the account", async () => {
    const shopper = browser();
    await signIn(shopper, "nell");
    const length = shopper.cookies.get("store-device-us")?.length;
    serving = processes["newest,former"];
    await signIn(shopper, "nell");
    expect(shopper.cookies.get("store-device-us")).toHaveLength(length ?? 0);
    serving = processes.newest;
    await lockOut();
    expect((await copyOf(shopper, "device").call(authenticate, testAccounts.nell)).status).toBe(200);
  });

  it("the link that an order's page shows", async () => {
    const order = await placeOrder();
    serving = processes["newest,former"];
    const link = await linkOf(order);
    serving = processes.newest;
    expect(await isShown(link)).toBe(true);
  });
});

it("a tab whose session was replaced keeps the cookie that the browser has by now", async () => {
  const shopper = await withCart();
  const tab = copyOf(shopper, "session");
  await signIn(shopper, "nell");
  serving = processes["newest,former"];
  expect(await cookiesSet(tab)).toBe(0);
  expect((await tab.call(addItems, { items })).headers.getSetCookie()).toEqual([]);
});

it("free swatches of an address are counted on", async () => {
  const order = {
    ...{ Sku: sampleSkus.sofa, FirstName: "Maya", LastName: "Brooks", Address1: "1420 N Wood St", Address2: "" },
    ...{ City: "Chicago", State: "IL", PostalCode: "60622", DayPhone: "(312) 234-5678", swatch: ["OATLINEN"] },
    ...{ EmailAddress: "maya.brooks@example.com", UseAddressAsEntered: false, CanadaEmailSignup: false, SignUp: false },
  };
  const send = async () => (await browser().call(swatchOperations.orderFreeSwatches, order)).body.Succeeded;
  expect([await send(), await send(), await send()]).toEqual([true, true, true]);
  serving = processes["newest,former"];
  expect([await send(), await send(), await send()]).toEqual([true, true, false]);
});

describe("processes of one step and the next, at the same time", () => {
  const steps = [
    ["former", "former,newest"],
    ["former,newest", "newest,former"],
    ["newest,former", "newest"],
  ] as const;

  it.each(steps)("with STORE_SECRET=%s and =%s keep a cart that is filled at both in turn", async (one, other) => {
    serving = processes[one];
    const shopper = await withCart();
    for (const [shows, takes] of [
      [other, one],
      [one, other],
      [other, other],
      [one, one],
    ] as const) {
      serving = processes[shows];
      const requestverificationtoken = await tokenOf(shopper);
      serving = processes[takes];
      const answer = await shopper.call(addItems, { items }, { headers: { requestverificationtoken } });
      expect(answer.body).toMatchObject({ isSuccess: true });
    }
    expect(await countOf(shopper)).toBe(5);
  });

  it.each(steps)("with STORE_SECRET=%s and =%s give each other's keys one reply", async (one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      serving = processes[first];
      const shopper = await withCart();
      const idempotencyKey = crypto.randomUUID();
      const answers = [];
      for (const name of [first, second]) {
        serving = processes[name];
        answers.push(await shopper.call(addItems, { items }, { idempotencyKey }));
      }
      expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body });
      expect(await countOf(shopper)).toBe(2);
    }
  });

  it("lose a cart without the first step: a process that knows only the former secret refuses what the newest signed", async () => {
    const shopper = await withCart();
    serving = processes["newest,former"];
    expect(await countOf(shopper)).toBe(1);
    serving = processes.former;
    expect(await countOf(shopper)).toBe(0);
  });

  it("see one guest in a browser whose session was ended from elsewhere", async () => {
    const [device, other] = [browser(), browser()];
    for (const each of [device, other]) await signIn(each, "nell");
    other.token = await tokenOf(other);
    await other.call(signOutEverywhere, {});
    const tabs = [copyOf(device, "session"), copyOf(device, "session")];
    for (const [at, name] of (["former,newest", "newest,former"] as const).entries()) {
      serving = processes[name];
      await tabs[at]?.call(addItems, { items });
    }
    expect(await Promise.all(tabs.map(countOf))).toEqual([2, 2]);
  });
});

describe("secrets", () => {
  const text = "a text";
  it("sign with the first", () => {
    expect(hashWithSecret([newest, former], text)).toBe(hashWithSecret([newest], text));
    expect(hashesWithSecrets([newest, former], text)).toEqual([
      hashWithSecret([newest], text),
      hashWithSecret([former], text),
    ]);
  });

  it("find the one that signed, and none for another signature", () => {
    const signerOf = (signature: string) => findSigner([newest, former], { text, signature });
    expect(signerOf(hashWithSecret([newest], text))).toBe(newest);
    expect(signerOf(hashWithSecret([former], text))).toBe(former);
    expect(signerOf(hashWithSecret(["another"], text))).toBeUndefined();
    expect(signerOf("")).toBeUndefined();
  });
});
