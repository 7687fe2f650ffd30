import { accountOperations } from "@store/contract/account";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signInWidget } from "../service/sign-in-widget.ts";
import { createTestService, type Shopper, signIn, type TestService } from "../testing/index.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
beforeEach(async () => {
  await sql`truncate sign_in_failure, sign_in_ticket`.execute(shop.database);
});
afterAll(() => shop.close());

const nell = { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" };
const priya = { username: "priya.raman@example.com", password: "Plinth-over-Plaster-7" };
const wrong = { status: 401, body: { errorCode: "E0000004", message: signInWidget.messages.signInSummary } };
const lockedOut = { status: 401, body: { errorCode: "LOCKED_OUT", message: signInWidget.messages.lockout } };
const minutes = (count: number) => count * 60_000;

/** Every try from a separate browser; the storefront's server sets its address. */
const tryWith = (
  credentials: { username: string; password: string },
  { from = "", ...headers }: Record<string, string | null> = {},
) =>
  shop.shopper().call(accountOperations.authenticate, credentials, {
    headers: { "x-store-client-address": from, ...headers },
  });
async function failTimes(count: number, username: string, from?: string) {
  for (let tries = 0; tries < count; tries += 1) {
    const credentials = { username, password: `guess ${tries}` };
    expect(await tryWith(credentials, from === undefined ? {} : { from })).toMatchObject(wrong);
  }
}

describe("a password", () => {
  it("that is correct returns a token, of which the database has only the hash", async () => {
    const { status, body } = await tryWith({ ...nell, username: " Nell.Ashby@Example.com " });
    expect(status).toBe(200);
    expect(body.sessionToken).toMatch(/^[\w-]{43}$/);
    const { rows } = await sql<{ text: string }>`select t::text as text from sign_in_ticket t`.execute(shop.database);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(body.sessionToken);
  });

  it("is evaluated at every try: three tries return three tokens", async () => {
    const shopper = shop.shopper();
    const options = { idempotencyKey: "one-key" };
    const answers = [
      await shopper.call(accountOperations.authenticate, nell, options),
      await shopper.call(accountOperations.authenticate, nell, options),
      await shopper.call(accountOperations.authenticate, nell, options),
    ];
    expect(new Set(answers.map(({ body }) => body.sessionToken)).size).toBe(3);
  });

  it.each([
    ["wrong", { ...nell, password: "Linen-and-Oak-25" }],
    ["of another account", { ...nell, password: priya.password }],
    ["empty", { ...nell, password: "" }],
    ["for an address without an account", { ...nell, username: "nobody@example.com" }],
    ["for no address at all", { ...nell, username: "nell" }],
  ])("that is %s is refused with E0000004 and the message of the widget", async (_what, credentials) => {
    const refused = await tryWith(credentials);
    expect(refused.status).toBe(wrong.status);
    expect(refused.body).toMatchObject(wrong.body);
    expect(JSON.stringify(shop.log.lines)).not.toMatch(/nell|Linen/i);
  });

  it("from another site's page is refused before it is counted", async () => {
    const refused = await tryWith(nell, { origin: "https://elsewhere.example" });
    expect(refused).toMatchObject({ status: 403, body: { errorCode: "OriginRefused" } });
    expect(await shop.database.selectFrom("sign_in_failure").selectAll().execute()).toEqual([]);
  });

  it.each([
    ["without a password", { username: "a@example.com" }],
    ["as a number", { ...nell, password: 12345678 }],
    ["with a key too many", { ...nell, remember: true }],
    ["of more than 1000 characters", { ...nell, password: "x".repeat(1001) }],
  ])("%s is no request", async (_what, request) => {
    expect(await tryWith(request as typeof nell)).toMatchObject({ status: 400, body: { errorCode: "InvalidRequest" } });
  });
});

describe("five wrong passwords in fifteen minutes", () => {
  it.each([
    ["an account", nell.username],
    ["an address without one", "nobody@example.com"],
  ])("lock %s for fifteen minutes, for the correct password too", async (_what, username) => {
    await failTimes(5, username);
    expect(await tryWith({ ...nell, username })).toMatchObject(lockedOut);
    expect((await tryWith(priya)).status).toBe(200);
    shop.clock.advance(minutes(15) - 1);
    expect(await tryWith({ ...nell, username })).toMatchObject(lockedOut);
    shop.clock.advance(1);
    expect((await tryWith({ ...nell, username })).body.errorCode).not.toBe("LOCKED_OUT");
  });

  it("lock no network block before the hundredth, whatever addresses were tried, and no other block (AMB-207)", async () => {
    const from = "203.0.113.7";
    await failTimes(1, "a@example.com", from);
    const tried = (count: number) =>
      sql`update sign_in_failure set failed_at = array_fill(${shop.clock.now()}::timestamptz, array[${count}::int])
        where cardinality(failed_at) > 1`.execute(shop.database);
    await failTimes(1, "b@example.com", from);
    await tried(98);
    expect((await tryWith(nell, { from })).status).toBe(200);
    await failTimes(2, "c@example.com", from);
    expect(await tryWith(nell, { from: "203.0.113.250" })).toMatchObject(lockedOut);
    expect((await tryWith(nell, { from: "203.0.114.7" })).status).toBe(200);
  });

  it("do not lock an unknown network block", async () => {
    for (const name of ["a", "b", "c", "d", "e", "f"]) await failTimes(1, `${name}@example.com`);
    expect((await tryWith(nell)).status).toBe(200);
  });

  it("are five within any fifteen minutes, not four", async () => {
    await failTimes(4, nell.username);
    shop.clock.advance(minutes(15));
    await failTimes(4, nell.username);
    expect((await tryWith(nell)).status).toBe(200);
    await failTimes(4, nell.username);
    expect((await tryWith(nell)).status).toBe(200);
  });

  it("are not cleared for a block by a correct password of one's own account", async () => {
    const from = "203.0.113.7";
    await failTimes(4, priya.username, from);
    expect((await tryWith(nell, { from })).status).toBe(200);
    const counts = await shop.database.selectFrom("sign_in_failure").select("failed_at").execute();
    expect(counts.map(({ failed_at }) => failed_at.length)).toEqual([4, 4]);
  });

  it("are not caused by many correct ones", async () => {
    for (let round = 0; round < 8; round += 1) expect((await tryWith(nell, { from: "203.0.113.7" })).status).toBe(200);
  });

  it("are the limit for sixteen concurrent tries", async () => {
    const tries = Array.from({ length: 16 }, (_, number) => ({ ...nell, password: `guess ${number}` }));
    const answers = await Promise.all(tries.map((credentials) => tryWith(credentials, { from: "203.0.113.7" })));
    const codes = answers.map(({ body }) => body.errorCode);
    expect(codes.filter((code) => code === "E0000004")).toHaveLength(5);
    expect(codes.filter((code) => code === "LOCKED_OUT")).toHaveLength(11);
  });

  it("are deleted in the end, with unused tickets", async () => {
    await failTimes(5, nell.username);
    await tryWith(priya);
    shop.clock.advance(minutes(30));
    await shop.cleanUp();
    expect(await shop.database.selectFrom("sign_in_failure").selectAll().execute()).toEqual([]);
    expect(await shop.database.selectFrom("sign_in_ticket").selectAll().execute()).toEqual([]);
  });

  it("leave no e-mail address in the database, not even a mistyped one", async () => {
    await failTimes(2, "my-password-by-mistake", "203.0.113.7");
    const { rows } = await sql<{ text: string }>`select t::text as text from sign_in_failure t`.execute(shop.database);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ text }) => /mistake|203/.test(text))).toEqual([]);
  });
});

describe("a browser that signed in to an account before (AMB-207)", () => {
  async function knownBrowser(who: "nell" | "priya" = "nell") {
    const browser = shop.shopper();
    await signIn(browser, who);
    return browser;
  }
  const tryFrom = (browser: Shopper, credentials: typeof nell) =>
    browser.call(accountOperations.authenticate, credentials);

  it("is not locked out by the wrong passwords of others, and has five of its own", async () => {
    const browser = await knownBrowser();
    await failTimes(5, nell.username);
    expect(await tryWith(nell)).toMatchObject(lockedOut);
    expect((await tryFrom(browser, nell)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryFrom(browser, { ...nell, password: `guess ${tries}` })).toMatchObject(wrong);
    expect(await tryFrom(browser, nell)).toMatchObject(lockedOut);
  });

  it("locks nobody else out by its own wrong passwords", async () => {
    const browser = await knownBrowser();
    for (let tries = 0; tries < 6; tries += 1) await tryFrom(browser, { ...nell, password: `guess ${tries}` });
    expect((await tryWith(nell)).status).toBe(200);
    expect((await tryFrom(await knownBrowser(), nell)).status).toBe(200);
  });

  it("is recognized for that account only, and by no forged cookie", async () => {
    const [priyas, forger] = [await knownBrowser("priya"), shop.shopper()];
    const [id = ""] = priyas.cookies.get("store-device-us")?.split(".") ?? [];
    forger.cookies.set("store-device-us", `${id}.${"0".repeat(64)}`);
    await failTimes(5, nell.username);
    expect(await tryFrom(priyas, nell)).toMatchObject(lockedOut);
    expect(await tryFrom(forger, nell)).toMatchObject(lockedOut);
  });

  it("is new once: the owner gets one mail, and no further ones", async () => {
    await sql`truncate mail_outbox`.execute(shop.database);
    shop.mailer.mails.length = 0;
    const browser = await knownBrowser();
    await signIn(browser, "nell");
    await shop.deliverMails();
    const signedInAt = shop.clock.now().toISOString();
    expect(shop.mailer.mails.map(({ to, content }) => ({ to, ...content }))).toEqual([
      { to: nell.username, kind: "newDevice", firstName: "Nell", signedInAt },
    ]);
  });
});
