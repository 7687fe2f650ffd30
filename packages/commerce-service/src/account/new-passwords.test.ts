import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { createShopper } from "../testing/shopper.ts";
import { resetPasswordContent } from "./request-password-reset.ts";
import { emailInvalidText } from "./rules/new-account.ts";

const { createAccount, requestPasswordReset, checkResetLink, setNewPassword, authenticate, getSignInConfig } =
  accountOperations;
const hour = 60 * 60 * 1000;
const wren = { firstName: " Wren ", lastName: "Okafor", email: "", password: "Alder-and-Ash-9" };
const nell = { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" };

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
beforeEach(async () => {
  await sql`truncate rate_limit, password_reset, mail_outbox, sign_in_failure`.execute(shop.database);
  wren.email = `Wren-${crypto.randomUUID().slice(0, 8)}@Example.com`;
  shop.mailer.mails.length = 0;
});
afterAll(() => shop.close());

/** A shopper on a page with a form. */
async function visit(from?: { headers: Record<string, string> }): Promise<Shopper> {
  const shopper = shop.shopper();
  const { body } = await shopper.call(accountOperations.getRequestVerificationToken, {}, from);
  shopper.token = body.requestToken;
  return shopper;
}
async function mailsSent() {
  await shop.deliverMails();
  return shop.mailer.mails;
}
/** The token of the latest mailed reset link. */
async function mailedToken(): Promise<string> {
  const content = (await mailsSent()).at(-1)?.content;
  if (content?.kind !== "passwordReset") throw new Error("The latest mail holds no reset link.");
  return new URL(content.resetPath, "https://store.example").searchParams.get("token") ?? "";
}
async function openSession(shopper: Shopper, sessionToken: string | undefined) {
  const { body } = await shopper.call(accountOperations.getRequestVerificationToken, {});
  const fields = { sessionToken: sessionToken ?? "", returnUrl: "/account" };
  return shopper.send("/account/auth", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...fields, __RequestVerificationToken: body.requestToken }),
  });
}
const tokenField = { token: "as the page has it" };

const tooLong = `${emailInvalidText} Please use 66 characters at most.`;

describe("a new account", () => {
  it("signs in with the token of the reply, keeps the guest's cart and sends a welcome mail [AUTH-03]", async () => {
    const shopper = await visit();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const { body } = await shopper.call(createAccount, wren);
    expect(body).toMatchObject({ isSuccess: true });
    await openSession(shopper, body.sessionToken);
    const { body: config } = await shopper.call(getSignInConfig, {});
    expect(config.account).toEqual({ firstName: "Wren", lastName: "Okafor", email: wren.email.toLowerCase() });
    expect((await shopper.call(cartOperations.getCartCount, {})).body.count).toBe(1);
    expect(await mailsSent()).toMatchObject([
      { to: wren.email.toLowerCase(), content: { kind: "accountCreated", firstName: "Wren" } },
    ]);
    const { status } = await shop.shopper().call(authenticate, { username: wren.email, password: wren.password });
    expect(status).toBe(200);
  });

  it.each([
    ["no first name", { firstName: " " }, { firstName: "The First Name field is required." }],
    ["a last name of digits", { lastName: "4111 1111" }, { lastName: expect.stringContaining("Last Name") }],
    ["no e-mail address", { email: "wren" }, { email: emailInvalidText }],
    ["an address of 67 characters", { email: `${"w".repeat(55)}@example.com` }, { email: tooLong }],
    ["an address of 999 characters", { email: `${"w".repeat(987)}@example.com` }, { email: tooLong }],
    ["a name of 999 letters", { firstName: "w".repeat(999) }, { firstName: expect.stringMatching(/40 characters/) }],
    ["seven characters", { password: "Ald-er9" }, { password: "Please enter a password of 8 to 72 characters." }],
    ["73 characters", { password: "a".repeat(73) }, { password: "Please enter a password of 8 to 72 characters." }],
    ["a password of every list", { password: "Password1" }, { password: expect.stringContaining("attackers") }],
  ])("is refused with %s, at that field (AMB-193)", async (_, wrong, errors) => {
    const { body } = await (await visit()).call(createAccount, { ...wren, ...wrong });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "InvalidFields" });
    expect(body.errors).toEqual(errors);
    expect(await mailsSent()).toEqual([]);
  });

  it.each(["shop.online", "shop.xn--p1ai"])(
    "is created with an address at %s, whose password can be reset (AMB-160)",
    async (domain) => {
      const email = `wren-${crypto.randomUUID().slice(0, 8)}@${domain}`;
      const shopper = await visit();
      expect((await shopper.call(createAccount, { ...wren, email })).body).toMatchObject({ isSuccess: true });
      await shopper.call(requestPasswordReset, { accountEmail: email, ...tokenField });
      expect((await mailsSent()).map(({ to, content }) => [to, content.kind])).toEqual([
        [email, "accountCreated"],
        [email, "passwordReset"],
      ]);
    },
  );

  it("is refused for an e-mail address in use, and sends nothing", async () => {
    const { body } = await (await visit()).call(createAccount, { ...wren, email: nell.username.toUpperCase() });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "EmailInUse" });
    expect(await mailsSent()).toEqual([]);
  });

  describe("from one network block", () => {
    const from = { headers: { "x-store-client-address": "203.0.113.20" } };
    const create = async (request: typeof wren) => (await visit(from)).call(createAccount, request, from);
    const createNew = () => create({ ...wren, email: `wren-${crypto.randomUUID().slice(0, 8)}@example.com` });
    const taken = () => create({ ...wren, email: nell.username });
    const invalid = () => create({ ...wren, password: "Password1" });
    const used = async (limit: string) => {
      const found = await shop.database
        .selectFrom("rate_limit")
        .select("used")
        .where("subject", "like", `${limit} address %`)
        .executeTakeFirst();
      return found?.used ?? 0;
    };

    it("is created twenty times within an hour, as in an office, and sixty times in all", {
      tags: ["deep"],
    }, async () => {
      for (let count = 0; count < 20; count += 1) expect((await createNew()).body.isSuccess).toBe(true);
      expect([await used("new accounts"), await used("new accounts refused")]).toEqual([20, 0]);
      await shop.database
        .updateTable("rate_limit")
        .set({ used: limits.newAccounts.perAddress - 1 })
        .where("subject", "like", "new accounts address %")
        .execute();
      expect((await createNew()).body.isSuccess).toBe(true);
      expect((await createNew()).status).toBe(429);
      shop.clock.advance(hour);
      expect((await createNew()).body.isSuccess).toBe(true);
    });

    it("is refused five times an hour: then no try is evaluated, so that a used address looks like an unused one", async () => {
      for (let count = 0; count < 5; count += 1) {
        expect((await taken()).body.errorCode).toBe("EmailInUse");
        // In between, what is right or invalid costs nothing.
        expect((await invalid()).body.errorCode).toBe("InvalidFields");
        if (count === 3) expect((await createNew()).body.isSuccess).toBe(true);
      }
      const [ofUsed, ofUnused] = [await taken(), await createNew()];
      expect([ofUsed.status, ofUsed.headers.get("retry-after")]).toEqual([429, "3600"]);
      expect({ ...ofUnused.body, correlationId: "" }).toEqual({ ...ofUsed.body, correlationId: "" });
      expect([...ofUnused.headers.keys()]).toEqual([...ofUsed.headers.keys()]);
      expect((await invalid()).body.errorCode).toBe("InvalidFields");
      shop.clock.advance(hour);
      expect((await createNew()).body.isSuccess).toBe(true);
    });

    const createAtOnce = async (toEmail: (at: number) => string) => {
      const visitors = await Promise.all(Array.from({ length: 20 }, () => visit(from)));
      const requests = visitors.map((_, at) => ({ ...wren, email: toEmail(at) }));
      return Promise.all(visitors.map((visitor, at) => visitor.call(createAccount, requests[at] ?? wren, from)));
    };

    it("is created for twenty shoppers who send their forms at the same moment", { tags: ["deep"] }, async () => {
      const answers = await createAtOnce((at) => `wren-${at}-${crypto.randomUUID().slice(0, 8)}@example.com`);
      expect(answers.map(({ body }) => body.isSuccess)).toEqual(answers.map(() => true));
    });

    it("is evaluated five times when twenty tries with used addresses come at once", { tags: ["deep"] }, async () => {
      const answers = await createAtOnce(() => nell.username);
      expect(answers.filter(({ body }) => body.errorCode === "EmailInUse")).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
      expect([await used("new accounts"), await used("new accounts refused")]).toEqual([0, 5]);
    });

    it("costs no try while passwords cannot be hashed", async () => {
      const { identity } = shop.ports;
      const busy = createCommerceService({
        ...shop.ports,
        identity: { ...identity, hashPassword: async () => "busy" },
      });
      const visitor = createShopper(busy);
      const { body } = await visitor.call(accountOperations.getRequestVerificationToken, {}, from);
      visitor.token = body.requestToken;
      expect((await visitor.call(createAccount, wren, from)).status).toBe(503);
      expect([await used("new accounts"), await used("new accounts refused")]).toEqual([0, 0]);
    });
  });
});

describe("a forgotten password", () => {
  const ask = async (accountEmail: string) =>
    (await visit()).call(requestPasswordReset, { accountEmail, ...tokenField });

  it("gets the same response for a known and an unknown address, and a mail for the known one [CALL-009]", async () => {
    const known = await ask(nell.username);
    const unknown = await ask("nobody@example.com");
    expect(known.body).toEqual({ isSuccess: true, message: resetPasswordContent.successMessage });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await mailsSent()).map(({ to, content }) => [to, content.kind])).toEqual([
      [nell.username, "passwordReset"],
    ]);
    const stored = await shop.database.selectFrom("mail_outbox").select("recipient").execute();
    expect(stored).toEqual([{ recipient: nell.username }]);
  });

  it("is refused for an invalid address, with an example [AUTH-17]", async () => {
    expect((await ask("nell")).body).toMatchObject({
      isSuccess: false,
      errorCode: "EmailInvalid",
      message: emailInvalidText,
    });
  });

  it("shows the service's texts [CALL-116] [AUTH-14]", async () => {
    const { body } = await shop.shopper().call(accountOperations.getResetPasswordContent, {});
    expect(body).toEqual(resetPasswordContent);
  });

  it("is replaced with the mailed link, once, which ends every session of the account", async () => {
    const device = shop.shopper();
    const signedIn = await device.call(authenticate, nell);
    await openSession(device, signedIn.body.sessionToken);
    await ask(nell.username);
    const resetToken = await mailedToken();
    const visitor = await visit();
    const { body } = await visitor.call(setNewPassword, { resetToken, password: "Walnut-and-Wool-3" });
    expect(body).toMatchObject({ isSuccess: true });
    await openSession(visitor, body.sessionToken);
    expect((await visitor.call(getSignInConfig, {})).body.isLoggedIn).toBe(true);
    expect((await device.call(getSignInConfig, {})).body.isLoggedIn).not.toBe(true);
    expect((await mailsSent()).at(-1)).toMatchObject({ to: nell.username, content: { kind: "passwordChanged" } });
    const again = await (await visit()).call(setNewPassword, { resetToken, password: "Walnut-and-Wool-4" });
    expect(again.body).toMatchObject({ isSuccess: false, errorCode: "ResetLinkExpired" });
    expect((await shop.shopper().call(authenticate, nell)).status).toBe(401);
    const changed = { username: nell.username, password: "Walnut-and-Wool-3" };
    expect((await shop.shopper().call(authenticate, changed)).status).toBe(200);
  });

  it("has a link that can be checked without using it, and one response for every link that has ended [AUTH-13]", async () => {
    await ask(nell.username);
    const other = await mailedToken();
    await ask(nell.username);
    const resetToken = await mailedToken();
    const check = async (token: string) => {
      const { status, body } = await shop.shopper().call(checkResetLink, { resetToken: token });
      return [status, { ...body, correlationId: "" }];
    };
    const isUsable = [200, { isSuccess: true, email: nell.username, correlationId: "" }];
    expect([await check(resetToken), await check(resetToken), await check(other)]).toEqual([
      isUsable,
      isUsable,
      isUsable,
    ]);
    const { body } = await (await visit()).call(setNewPassword, { resetToken, password: "Walnut-and-Wool-7" });
    expect(body.isSuccess).toBe(true);
    const message = "This link has expired or was used already. Ask for a new one.";
    const hasEnded = [200, { isSuccess: false, errorCode: "ResetLinkExpired", message, correlationId: "" }];
    for (const token of [resetToken, other, "never-mailed", ""]) expect(await check(token), token).toEqual(hasEnded);
  });

  it("has at most three links, which expire after an hour", async () => {
    for (let tries = 0; tries < 4; tries += 1) await ask(nell.username);
    const resetToken = await mailedToken();
    expect(shop.mailer.mails).toHaveLength(3);
    const shopper = shop.shopper();
    expect((await shopper.call(checkResetLink, { resetToken })).body).toMatchObject({ isSuccess: true });
    shop.clock.advance(hour);
    expect((await shopper.call(checkResetLink, { resetToken })).body).toMatchObject({ errorCode: "ResetLinkExpired" });
    const { body } = await (await visit()).call(setNewPassword, { resetToken, password: "Walnut-and-Wool-5" });
    expect(body).toMatchObject({ errorCode: "ResetLinkExpired" });
  });

  it("unlocks the sign-in", async () => {
    for (let tries = 0; tries < 6; tries += 1)
      await shop.shopper().call(authenticate, { ...nell, password: `guess ${tries}` });
    await ask(nell.username);
    const password = "Walnut-and-Wool-6";
    await (await visit()).call(setNewPassword, { resetToken: await mailedToken(), password });
    expect((await shop.shopper().call(authenticate, { ...nell, password })).status).toBe(200);
  });
});

describe("the outbox", () => {
  const queued = () => shop.database.selectFrom("mail_outbox").select(["content", "sent_at"]).execute();

  it("sends again after a failure, with the same id, and deletes the content of sent mails", async () => {
    await (await visit()).call(createAccount, wren);
    shop.mailer.fail(1);
    expect(await mailsSent()).toEqual([]);
    const [waiting] = await queued();
    expect(waiting).toMatchObject({ content: { kind: "accountCreated" }, sent_at: null });
    shop.clock.advance(6000);
    expect(await mailsSent()).toHaveLength(1);
    expect(await queued()).toEqual([{ content: null, sent_at: shop.clock.now() }]);
  });

  it("sends each mail once, however many processes deliver concurrently", async () => {
    for (let count = 0; count < 3; count += 1)
      await (await visit()).call(requestPasswordReset, { accountEmail: nell.username, ...tokenField });
    await Promise.all([shop.deliverMails(), shop.another().deliverMails(), shop.another().deliverMails()]);
    expect(new Set(shop.mailer.mails.map(({ mailId }) => mailId)).size).toBe(3);
    expect(shop.mailer.mails).toHaveLength(3);
  });

  it("stops after eight failures in two days", async () => {
    await (await visit()).call(createAccount, wren);
    shop.mailer.fail(8);
    for (let tries = 0; tries < 9; tries += 1) {
      await shop.deliverMails();
      shop.clock.advance(31 * hour);
    }
    expect(shop.mailer.mails).toEqual([]);
    expect(await queued()).toEqual([{ content: null, sent_at: null }]);
  });
});
