import { tenderOperations } from "@store/contract/tenders";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { limits, wrongPins } from "../service/rate-limit/limits.ts";
import { cloneDatabase } from "../testing/clone-database.ts";
import { countStatements } from "../testing/count-statements.ts";
import { findCheckout } from "../testing/enter-checkout.ts";
import { type Shopper, signIn } from "../testing/index.ts";
import { sampleGiftCards } from "../testing/sample-inputs.ts";
import type { TestAccount } from "../testing/sign-in.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { hashNumber } from "./hash-number.ts";

const { applyGiftCardTender, ppApplyGiftCard, removeGiftCardTender } = tenderOperations;
const card = sampleGiftCards.untouched;
const other = sampleGiftCards.large;
const wrongPin = { ...card, pin: "0000" };
const unknown = sampleGiftCards.unknown;
const notFound = { isSuccess: false, errorCode: "GiftCardNotFound" };
const toSignIn =
  "This gift card was entered with a wrong PIN too often. Sign in to use it, try again tomorrow, or pay another way.";
const tomorrow =
  "This gift card was entered with a wrong PIN too often. Please try again tomorrow, or pay another way.";
const refusedWith = (message: string) => ({
  status: 429,
  body: { isSuccess: false, errorCode: "TooManyRequests", message },
});

const cloned = await cloneDatabase(inject("database"));
const counter = await countStatements(cloned.url);
afterAll(async () => {
  await counter.close();
  await cloned.drop();
});
const shop = await openTestShop({ database: counter.databaseUrl });
const { inCheckout } = shop;
const start = shop.clock.now();
beforeEach(async () => {
  shop.clock.set(start);
  await sql`truncate account_gift_card`.execute(shop.database);
});

const from = (block: number) => ({ headers: { "x-store-client-address": `203.0.${block}.9` } });
const apply = (shopper: Shopper, request = card, block = 250) =>
  shopper.call(applyGiftCardTender, request, from(block));

/** Wrong PINs of a number, each from another network block, and their responses; no session has ten guesses. */
async function guess(times: number, request = wrongPin) {
  const answers = [];
  let stranger = await inCheckout();
  for (let at = 0; at < times; at += 1) {
    if (at % 40 === 39) stranger = await inCheckout();
    answers.push(await apply(stranger, request, at));
  }
  return answers;
}
/** A browser that used the card, as another visit a day later: without its session. */
async function ownersBrowser(): Promise<Shopper> {
  const owner = await inCheckout();
  expect((await apply(owner)).body.isSuccess).toBe(true);
  return nextVisit(owner);
}
async function nextVisit(earlier: Shopper, who?: TestAccount): Promise<Shopper> {
  const shopper = await inCheckout(who ? { who } : {});
  shopper.cookies.set("store-device-us", earlier.cookies.get("store-device-us") ?? "");
  return shopper;
}
const signedIn = (who: TestAccount) => inCheckout({ who }).then(forgetDevice);
/** The account in a browser that has used no gift card. */
function forgetDevice(shopper: Shopper): Shopper {
  shopper.cookies.delete("store-device-us");
  return shopper;
}

describe("wrong PINs of one number from 200 addresses (AMB-286)", () => {
  it("are evaluated five times, and a fresh guest with the right PIN is told to sign in, even through the payment provider's call", {
    tags: ["deep"],
    timeout: 120_000,
  }, async () => {
    const answers = await guess(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.slice(5).every(({ status }) => status === 429)).toBe(true);
    const guest = await inCheckout();
    expect(await apply(guest)).toMatchObject(refusedWith(toSignIn));
    const { number: cardNumber, pin: cardPin } = card;
    expect(await guest.call(ppApplyGiftCard, { cardNumber, cardPin })).toMatchObject(refusedWith(toSignIn));
    expect((await apply(guest, other)).body.isSuccess).toBe(true);
  });

  it("do not lock out a guest's browser that used the card before, which has five wrong ones of its own", async () => {
    const owner = await ownersBrowser();
    await guess(8);
    for (let own = 0; own < 5; own += 1) {
      // A right one costs nothing.
      expect((await apply(owner)).body.isSuccess).toBe(true);
      await owner.call(removeGiftCardTender, { number: card.number });
      expect((await apply(owner, wrongPin)).body).toMatchObject(notFound);
    }
    expect(await apply(owner)).toMatchObject(refusedWith(tomorrow));
    shop.clock.advance(wrongPins.withinMs);
    expect((await apply(await nextVisit(owner))).body.isSuccess).toBe(true);
  });

  it("do not lock out an account that used the card before, in a new browser: it has five wrong ones of its own", async () => {
    expect((await apply(await signedIn("nell"))).body.isSuccess).toBe(true);
    await sql`truncate basket cascade`.execute(shop.database);
    await guess(8);
    const owner = await signedIn("nell");
    for (let own = 0; own < 5; own += 1) expect((await apply(owner, wrongPin)).body).toMatchObject(notFound);
    expect(await apply(owner)).toMatchObject(refusedWith(tomorrow));
  });

  it("leave each signed-in shopper three tries a day, and who is right is known from then on", async () => {
    await guess(8);
    const [nell, priya] = [await signedIn("nell"), await signedIn("priya")];
    for (let own = 0; own < 3; own += 1) expect((await apply(nell, wrongPin)).body).toMatchObject(notFound);
    expect(await apply(nell)).toMatchObject(refusedWith(tomorrow));
    for (let own = 0; own < 2; own += 1) expect((await apply(priya, wrongPin)).body).toMatchObject(notFound);
    expect((await apply(priya)).body.isSuccess).toBe(true);
    await priya.call(removeGiftCardTender, { number: card.number });
    forgetDevice(priya);
    for (let own = 0; own < 5; own += 1) expect((await apply(priya, wrongPin)).body).toMatchObject(notFound);
    expect(await apply(priya)).toMatchObject(refusedWith(tomorrow));
  });

  it("leave the accounts of strangers sixty tries in all, since accounts cost nothing", async () => {
    const owner = await ownersBrowser();
    await guess(5);
    const nell = await signedIn("nell");
    await apply(nell, wrongPin);
    const { perAllAccounts: used } = wrongPins;
    await shop.database.updateTable("rate_limit").set({ used }).where("subject", "like", "pins accounts %").execute();
    expect(await apply(nell)).toMatchObject(refusedWith(tomorrow));
    expect((await apply(owner)).body.isSuccess).toBe(true);
  });

  it("leave an applied card applied", async () => {
    const applied = await inCheckout();
    await apply(applied);
    await guess(8);
    expect((await findCheckout(applied)).orderSummary.tendersTotal).toBe(5_000);
  });

  it("get the same refusals as an unknown number: words, headers and statements, before and after the lock", {
    tags: ["deep"],
  }, async () => {
    const observe = async (request: typeof card) => {
      const guest = await inCheckout();
      const nell = await signedIn("nell");
      const seen = [];
      for (const shopper of [guest, guest, guest, guest, guest, guest, nell, nell, nell, nell]) {
        const { result, tally } = await counter.count(() => apply(shopper, request));
        const { status, headers, body } = result;
        const wait = headers.get("retry-after");
        seen.push({ status, wait, text: [body.errorCode, body.message], headers: [...headers.keys()], tally });
      }
      return seen;
    };
    // What a process learns of a session with its first call is not part of the comparison.
    const known = await observe(wrongPin);
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 429]);
    expect(await observe(unknown)).toEqual(known);
  });

  it("take no statement more for a guest than before, and for a signed-in shopper one to remember the card", async () => {
    const [guest, nell] = [await inCheckout(), await signedIn("nell")];
    const statements = async (shopper: Shopper, request = card) =>
      (await counter.count(() => apply(shopper, request))).tally.statements;
    await Promise.all([statements(guest, unknown), statements(nell, unknown)]);
    expect([await statements(guest, wrongPin), await statements(guest)]).toEqual([5, 7]);
    expect([await statements(nell, wrongPin), await statements(nell)]).toEqual([5, 8]);
  });

  it("are evaluated five times when 50 come at once from 50 addresses", async () => {
    const strangers = await Promise.all(Array.from({ length: 10 }, () => inCheckout()));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => apply(strangers[at % 10] as Shopper, wrongPin, at)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it("are evaluated three times for an account whose 20 come at once", async () => {
    await guess(5);
    const nell = await signedIn("nell");
    // More than a session's guesses, which would limit them first.
    await sql`update rate_limit set used = -100 where subject like ${`${limits.guesses.name} session %`}`.execute(
      shop.database,
    );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => apply(nell, wrongPin, at)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe("what remembers that a gift card was used", () => {
  const deviceOf = (shopper: Shopper) => shopper.cookies.get("store-device-us") ?? "";

  it("is no number and no hash of one that could be found by guessing, in the cookie and in the database", async () => {
    const nell = await signedIn("nell");
    await apply(nell);
    const numberHash = await hashNumber("giftCard", card.number);
    const rows = await shop.database.selectFrom("account_gift_card").selectAll().execute();
    expect(rows).toMatchObject([{ account_id: "account-nell", card_mark: expect.stringMatching(/^[\da-f]{64}$/) }]);
    for (const text of [deviceOf(nell), JSON.stringify(rows)]) {
      expect(text).not.toContain(card.number);
      expect(text).not.toContain(numberHash);
    }
    // The same card has another mark in another browser.
    expect(deviceOf(await ownersBrowser()).split(".")[1]).not.toBe(deviceOf(nell).split(".").at(-1));
  });

  it("is no forged cookie, and none of another card or browser", async () => {
    const owner = await ownersBrowser();
    const stranger = await inCheckout();
    await apply(stranger, other);
    await guess(5);
    const [, mark = ""] = deviceOf(owner).split(".");
    const [id = "", foreign = ""] = deviceOf(stranger).split(".");
    for (const cookie of [
      `${id}.${foreign}`,
      `${id}.${mark}`,
      `${id}.g${"0".repeat(64)}`,
      `${id}.${mark.slice(1)}`,
      mark,
    ]) {
      stranger.cookies.set("store-device-us", cookie);
      expect(await apply(stranger)).toMatchObject(refusedWith(toSignIn));
    }
    expect((await apply(owner)).body.isSuccess).toBe(true);
  });

  it("is no wrong PIN, and lasts beside the sign-ins of the browser", async () => {
    const shopper = await inCheckout();
    await apply(shopper, wrongPin);
    expect(deviceOf(shopper)).toBe("");
    await apply(shopper);
    await signIn(shopper, "priya");
    expect(deviceOf(shopper)).toMatch(/^[\w-]{22}\.[\da-f]{64}\.g[\da-f]{64}\.s[\da-f]{64}$/);
    await guess(8);
    const guest = await nextVisit(shopper);
    expect((await apply(guest)).body.isSuccess).toBe(true);
  });
});
