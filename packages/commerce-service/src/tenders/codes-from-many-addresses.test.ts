import { cartOperations } from "@store/contract/cart";
import { tenderOperations } from "@store/contract/tenders";
import { afterAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { limits, wrongCodes } from "../service/rate-limit/limits.ts";
import { cloneDatabase } from "../testing/clone-database.ts";
import { countStatements } from "../testing/count-statements.ts";
import { type Shopper, signIn } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { addItems, applyPromoCode, removeItem } = cartOperations;
const { applyCheckoutPromoCode, applyTenderCode, verifyPromoCode } = tenderOperations;
const right = "SHIPFREE";
const toSignIn = (wait: string) => ({
  status: 429,
  body: {
    isSuccess: false,
    errorCode: "TooManyRequests",
    message: `Many wrong codes are being tried in our store right now. Sign in to use yours, or try again in ${wait}.`,
  },
});

const cloned = await cloneDatabase(inject("database"));
const counter = await countStatements(cloned.url);
afterAll(async () => {
  await counter.close();
  await cloned.drop();
});
const shop = await openTestShop({ database: counter.databaseUrl });
const start = new Date("2026-11-20T15:00:00Z");
beforeEach(() => shop.clock.set(start));

const from = (block: number) => ({
  headers: { "x-store-client-address": `203.${block >> 8}.${block & 255}.9` },
});
async function withCart(shopper = shop.shopper()): Promise<Shopper> {
  await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
  return shopper;
}
/** A session whose cart is empty again: it is never let through slowly. */
async function withoutItem(): Promise<Shopper> {
  const shopper = shop.shopper();
  const { body } = await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
  await shopper.call(removeItem, { id: body.items[0]?.id ?? "" });
  return shopper;
}
const apply = (shopper: Shopper, promoCode: string, block = 1_000) =>
  shopper.call(applyPromoCode, { promoCode }, from(block));

/** Different wrong codes, each from another network block; no session has ten guesses, nor an item. */
async function guess(times: number, { block = (at: number) => at, name = "GUESS" } = {}) {
  const statuses: number[] = [];
  let stranger = await withoutItem();
  for (let at = 0; at < times; at += 1) {
    if (at % 9 === 8) stranger = await withoutItem();
    statuses.push((await apply(stranger, `${name}${at}`, block(at))).status);
  }
  return { evaluated: statuses.filter((status) => status === 200).length, statuses };
}
/** A browser that signed in once, in a later visit as a guest. */
async function knownBrowser(): Promise<Shopper> {
  const earlier = shop.shopper();
  await signIn(earlier, "nell");
  const shopper = shop.shopper();
  shopper.cookies.set("store-device-us", earlier.cookies.get("store-device-us") ?? "");
  return withCart(shopper);
}
async function signedIn(): Promise<Shopper> {
  const shopper = await withCart();
  await signIn(shopper, "priya");
  shopper.cookies.delete("store-device-us");
  return shopper;
}

describe("wrong codes from 200 addresses (AMB-286)", () => {
  it("are evaluated sixty times, then browsers that never signed in and have no item are told to sign in or wait, until the window ends", {
    tags: ["deep"],
    timeout: 120_000,
  }, async () => {
    expect((await guess(200)).evaluated).toBe(wrongCodes.most);
    const guest = await withoutItem();
    const refused = await apply(guest, right);
    expect(refused).toMatchObject(toSignIn("15 minutes"));
    expect(refused.headers.get("retry-after")).toBe("900");
    shop.clock.advance(5 * 60_000);
    expect(await apply(guest, right)).toMatchObject(toSignIn("10 minutes"));
    shop.clock.advance(10 * 60_000);
    expect((await apply(guest, "AGAIN")).status).toBe(200);
  });

  it("let a guest with an item try one wrong code in 20 seconds, and any number of right ones (AMB-330)", async () => {
    await guess(60);
    const guest = await withCart();
    for (const code of [right, "WELCOME10", right]) expect((await apply(guest, code)).body.isSuccess).toBe(true);
    expect((await apply(guest, "OOPS")).body.errorCode).toBe("PromoNotFound");
    const refused = await apply(guest, right);
    expect(refused).toMatchObject(toSignIn("a minute"));
    expect(refused.headers.get("retry-after")).toBe("20");
    shop.clock.advance(20_000);
    expect((await apply(guest, right)).body.isSuccess).toBe(true);
    expect((await apply(guest, "AGAIN")).body.errorCode).toBe("PromoNotFound");
    const atOnce = await withCart();
    const answers = await Promise.all(["A1", "B2", "C3", "D4"].map((code) => apply(atOnce, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  });

  it("stop none of 40 guests with a right code, beside 600 wrong ones from 20 blocks in a quarter of an hour (AMB-330)", {
    tags: ["deep"],
    timeout: 120_000,
  }, async () => {
    const wrongs: number[] = [];
    const rights: boolean[] = [];
    let stranger = await withCart();
    for (let at = 0; at < 600; at += 1) {
      shop.clock.advance(1_400);
      if (at % 9 === 8) stranger = await withCart();
      wrongs.push((await apply(stranger, `FLOOD${at}`, Math.floor(at / 30))).status);
      if (at % 15 === 14) rights.push((await apply(await withCart(), right, 1_000 + at)).body.isSuccess);
    }
    expect(rights).toEqual(Array.from({ length: 40 }, () => true));
    expect(new Set(wrongs)).toEqual(new Set([200, 429]));
    expect(wrongs.filter((status) => status === 200).length).toBeLessThan(250);
  });

  it("stop no shopper who is signed in, and no browser that signed in before: each has ten wrong ones", {
    tags: ["deep"],
  }, async () => {
    await guess(70);
    for (const shopper of [await signedIn(), await knownBrowser()]) {
      expect((await apply(shopper, right)).body.isSuccess).toBe(true);
      for (let own = 0; own < 10; own += 1) expect((await apply(shopper, `OWN${own}`)).status).toBe(200);
      const refused = await apply(shopper, right);
      expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("tried too often") } });
    }
  });

  it("are counted in the checkout too, together with store credit, which is refused with the same sentence", async () => {
    const stranger = await shop.inCheckout();
    const tried = [];
    for (let at = 0; at < 3; at += 1) {
      const code = `AAAA-BBBB-CC${10 + at}`;
      tried.push(
        await stranger.call(applyTenderCode, { tenderCodeNumber: code }, from(at)),
        await stranger.call(verifyPromoCode, { code: `VERIFY${at}` }, from(at)),
        await stranger.call(applyCheckoutPromoCode, { promoCode: `APPLY${at}` }, from(at)),
      );
    }
    expect(tried.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
    expect((await guess(60)).evaluated).toBe(wrongCodes.most - tried.length);
    const guest = await shop.inCheckout();
    expect((await guest.call(verifyPromoCode, { code: "OOPS" })).status).toBe(200);
    for (const answer of [
      await guest.call(applyTenderCode, { tenderCodeNumber: "QX7K-4M2P-9A3T" }),
      await guest.call(verifyPromoCode, { code: right }),
      await guest.call(applyCheckoutPromoCode, { promoCode: right }),
    ])
      expect(answer).toMatchObject(toSignIn("a minute"));
  });

  it("do not ask a guest to sign in whose network block uses up its own guesses at the same moment (AMB-330)", async () => {
    await guess(60);
    const guest = await withCart();
    const { answer } = await shop.database.transaction().execute(async (other) => {
      const used = { used: limits.guesses.perAddress };
      await other.updateTable("rate_limit").set(used).where("subject", "like", "guesses address%").execute();
      const pending = apply(guest, right, 1);
      const paced = shop.database.selectFrom("rate_limit").selectAll().where("subject", "like", "codes paced%");
      await vi.waitFor(async () => expect(await paced.execute()).toHaveLength(1));
      return { answer: pending };
    });
    expect((await answer).body.message).toContain("tried too often");
    const limited = shop.log.lines.filter(({ event }) => event === "limit reached");
    expect(limited.at(-1)?.fields).toMatchObject({ limit: limits.guesses.name });
  });

  it("stop no code of a browser with a forged or foreign mark", async () => {
    const known = await knownBrowser();
    const [id = "", account = "", proof = ""] = (known.cookies.get("store-device-us") ?? "").split(".");
    await guess(60);
    const guest = await withCart();
    expect((await apply(guest, "OOPS")).status).toBe(200);
    for (const cookie of [`${id}.${account}`, `${id}.s${"0".repeat(64)}`, `${"x".repeat(22)}.${proof}`]) {
      guest.cookies.set("store-device-us", cookie);
      expect(await apply(guest, right)).toMatchObject(toSignIn("a minute"));
    }
    guest.cookies.set("store-device-us", `${id}.${proof}`);
    expect((await apply(guest, right)).body.isSuccess).toBe(true);
  });

  it("of all shoppers who are signed in are six hundred", async () => {
    expect((await apply(await signedIn(), "FIRST")).status).toBe(200);
    await shop.database
      .updateTable("rate_limit")
      .set({ used: wrongCodes.maxKnown })
      .where("subject", "like", "codes wrong of known%")
      .execute();
    const refused = await apply(await signedIn(), right);
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("tried too often") } });
    expect((await apply(await withCart(), right)).body.isSuccess).toBe(true);
  });

  it("of one browser that signed in are ten, in however many sessions and from however many addresses", async () => {
    const known = await knownBrowser();
    const statuses = [];
    for (let at = 0; at < 15; at += 1) {
      const session = shop.shopper();
      session.cookies.set("store-device-us", known.cookies.get("store-device-us") ?? "");
      statuses.push((await apply(await withCart(session), `MANY${at}`, at)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.guesses.perSession);
  });

  it("are evaluated sixty times when a hundred come at once", async () => {
    const strangers = await Promise.all(Array.from({ length: 20 }, () => withoutItem()));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => apply(strangers[at % 20] as Shopper, `ATONCE${at}`, at)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(wrongCodes.most);
  });
});

it("a promo or tender code takes as many statements as before, and one more when others tried the same wrong one", async () => {
  const shopper = await shop.inCheckout();
  const statements = async (promoCode: string) =>
    (await counter.count(() => shopper.call(applyCheckoutPromoCode, { promoCode }))).tally.statements;
  const [wrong, repeated, valid] = [await statements("ONCE"), await statements("ONCE"), await statements(right)];
  expect([wrong, repeated, valid]).toEqual([3, 4, 4]);
});

describe("honest shoppers", () => {
  it("are never stopped, although many type a code wrong first, seventy in a quarter of an hour", {
    tags: ["deep"],
    timeout: 120_000,
  }, async () => {
    for (let at = 0; at < 105; at += 1) {
      const shopper = await withCart();
      // Two wrong ones for three that are right.
      const codes = at % 3 === 0 ? [right] : [`TYPO${at}`, right];
      for (const code of codes) expect((await apply(shopper, code, at)).status).toBe(200);
    }
    const counts = await shop.database
      .selectFrom("rate_limit")
      .select(["subject", "used"])
      .where("subject", "in", ["codes wrong", "codes right"])
      .orderBy("subject")
      .execute();
    expect(counts).toEqual([
      { subject: "codes right", used: 105 },
      { subject: "codes wrong", used: 70 },
    ]);
  });

  it("are not stopped by one misprinted code that all of them type", { tags: ["deep"] }, async () => {
    for (let at = 0; at < 80; at += 1) {
      const { body } = await apply(await withCart(), "MISPRINT", at);
      expect(body.errorCode).toBe("PromoNotFound");
    }
    expect((await apply(await withCart(), right)).body.isSuccess).toBe(true);
  });

  it("are not imitated by one public code between the wrong ones", async () => {
    const block = (at: number) => Math.floor(at / 25);
    const stranger = await withCart();
    for (let at = 0; at < 12; at += 1) await apply(stranger, right, at % 3);
    const { evaluated } = await guess(75, { block });
    expect(evaluated).toBe(wrongCodes.most);
  });
});
