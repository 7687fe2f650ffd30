import { argon2Sync } from "node:crypto";
import { hashNumber, hashPin, toPlainNumber } from "@store/commerce-service";
import { createTestService, proceedToReview, type TestService } from "@store/commerce-service/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSampleStore } from "../load-sample-store.ts";
import { accounts } from "./accounts.ts";
import { giftCards } from "./gift-cards.ts";
import { promotions } from "./promotions.ts";
import { tenderCodes } from "./tender-codes.ts";

const tables = [
  "promotion",
  "promotion_site",
  "gift_card",
  "tender_code",
  "account",
  "account_address",
  "account_card",
  "reward_certificate",
  "sandbox_card",
] as const;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function textOf(table: (typeof tables)[number]) {
  const { rows } = await sql<{
    row: string;
  }>`select xmin::text || t::text as row from ${sql.table(table)} t order by 1`.execute(shop.database);
  return rows.map(({ row }) => row);
}

describe("the test bench", () => {
  it("writes nothing the second time, and restores neither spent balances nor removed cards", async () => {
    await shop.database.updateTable("gift_card").set({ balance_cents: 1 }).where("last_four", "=", "3017").execute();
    await shop.database.deleteFrom("account_card").where("card_id", "=", "account-nell-card-3").execute();
    const before = await Promise.all(tables.map(textOf));
    await Promise.all([1, 2].map(() => loadSampleStore(shop.database, { demo: true })));
    expect(await Promise.all(tables.map(textOf))).toEqual(before);
  });

  it("has a promotion of every kind: by category, with a minimum, combinable, single-use, ended and not started", async () => {
    const rows = await shop.database
      .selectFrom("promotion")
      .innerJoin("promotion_site", "promotion_site.code", "promotion.code")
      .selectAll()
      .execute();
    const now = shop.clock.now();
    const held = {
      kinds: new Set(rows.map(({ kind }) => kind)),
      usages: new Set(rows.map(({ usage }) => usage)),
      categories: rows.some(({ category_slug: slug }) => slug !== null),
      minimum: rows.some(({ minimum_subtotal_cents: cents }) => cents > 0),
      combinable: new Set(rows.map(({ is_combinable: is }) => is)),
      ended: rows.some(({ ends_at: end }) => end !== null && end <= now),
      notBegun: rows.some(({ starts_at: start }) => start > now),
      oneSiteOnly: promotions.some(({ sites }) => Object.keys(sites).length === 1),
    };
    expect(held).toEqual({
      kinds: new Set(["percent", "amount", "freeShipping"]),
      usages: new Set(["unlimited", "once", "oncePerCustomer"]),
      categories: true,
      minimum: true,
      combinable: new Set([true, false]),
      ended: true,
      notBegun: true,
      oneSiteOnly: true,
    });
    const amounts = rows.filter(({ kind }) => kind === "amount");
    expect(amounts.filter(({ amount_cents: cents }) => cents === null)).toEqual([]);
  });

  it("is found by its numbers, and no row contains one of them, a PIN or a password", async () => {
    for (const { number, pin } of giftCards) {
      const row = await shop.database
        .selectFrom("gift_card")
        .select("pin_hash")
        .where("number_hash", "=", await hashNumber("giftCard", number))
        .executeTakeFirst();
      expect(row?.pin_hash).toBe(await hashPin(pin, { number }));
    }
    const secrets = [
      ...giftCards.map(({ number }) => number),
      ...tenderCodes.map(({ code }) => code),
      ...accounts.flatMap(({ certificates }) => certificates.map(({ number }) => number)),
      ...accounts.flatMap(({ cards }) => cards.map(({ number }) => number)),
      ...accounts.map(({ password }) => password),
    ];
    const rows = (await Promise.all(tables.map(textOf))).flat().map(toPlainNumber);
    expect(secrets.map(toPlainNumber).filter((secret) => rows.some((row) => row.includes(secret)))).toEqual([]);
    expect(rows.length).toBeGreaterThan(40);
  });

  it.each(accounts)("opens the account of $firstName by its password only", ({ password, passwordPhc }) => {
    const [, algorithm, version, costs = "", salt = "", hash = ""] = passwordPhc.split("$");
    expect([algorithm, version]).toEqual(["argon2id", "v=19"]);
    const { m, t, p } = Object.fromEntries(costs.split(",").map((cost) => cost.split("=")));
    const derive = (message: string) =>
      argon2Sync("argon2id", {
        message,
        nonce: Buffer.from(salt, "base64"),
        memory: Number(m),
        passes: Number(t),
        parallelism: Number(p),
        tagLength: 32,
      })
        .toString("base64")
        .replace(/=+$/, "");
    expect(derive(password)).toBe(hash);
    expect(derive(`${password}!`)).not.toBe(hash);
  });

  it.each(accounts)("has addresses and cards of $firstName that the checkout accepts", async (account) => {
    const { firstName, lastName, email: emailAddress, addresses, cards } = account;
    for (const [index, address] of addresses.entries()) {
      const shopper = shop.shopper({ site: address.country === "USA" ? "US" : "CA" });
      const card = cards[index]?.number ?? "";
      const review = await proceedToReview(shopper, {
        address: { firstName, lastName, emailAddress, ...address },
        card,
      });
      expect(review.reachedStep).toBe(4);
    }
  });

  it.each([
    ["a balance below zero", "update gift_card set balance_cents = -1"],
    ["a balance above what was issued", "update tender_code set balance_cents = issued_cents + 1"],
    ["a number in place of its hash", "update gift_card set number_hash = '6199100020003017' where last_four = '3017'"],
    ["a promotion of no kind", "update promotion set kind = 'gift'"],
    ["a percentage that takes more than all", "update promotion set percent = 101 where kind = 'percent'"],
    ["a password as it is typed", "update account set password_phc = 'secret'"],
    ["an address that differs by its capitals", "update account set email = upper(email)"],
  ])("cannot hold %s", async (_what, statement) => {
    await expect(sql.raw(statement).execute(shop.database)).rejects.toMatchObject({ code: "23514" });
  });
});
