import { signedNotifications, type WalletKind } from "@store/commerce-service";
import { createTestService } from "@store/commerce-service/testing";
import { afterAll, describe, expect, it } from "vitest";
import { createProviders } from "./providers.ts";

const shop = "http://localhost:3000";
const shops = [shop, "http://modern.localhost:3001"];
const origin = "http://wallets.localhost:3003";
const notificationSecret = "the desk's";
const service = await createTestService({
  notificationSources: { sandbox: signedNotifications([notificationSecret]) },
});
const { database, clock, fetch } = service;
const providers = createProviders({ getShops: () => shops, database, clock, fetch, notificationSecret });
afterAll(() => service.close());

const question = { amountCents: "24950", currency: "USD", storeName: 'Linden & "Loam"', shop, sheet: "7" };
const open = (path: string, at = origin) => providers.fetch(new Request(`${at}${path}`));
const openSheet = (kind: string, changed: Record<string, string> = {}) =>
  open(`/${kind}?${new URLSearchParams({ ...question, ...changed })}`);
const send = (path: string, fields: Record<string, string>, { from = origin, at = origin } = {}) =>
  providers.fetch(
    new Request(`${at}${path}`, { method: "POST", headers: { origin: from }, body: new URLSearchParams(fields) }),
  );
const choose = async (kind: string, fields: Record<string, string>) => (await send(`/${kind}`, fields)).json();
const approval = { choice: "approve", amountCents: "24950", site: "US", account: "whole", outcome: "approve" };
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

describe("the providers", () => {
  it.each(["localhost", "127.0.0.1", "planner.localhost", "wallets.localhost.example"])(
    "are not the host %s",
    async (host) => {
      expect((await open("/sdk.js", `http://${host}:3003`)).status).toBe(421);
    },
  );
});

describe("a wallet of the sandbox", () => {
  it("gives its script to pages of any origin", async () => {
    const response = await open("/sdk.js");
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const page: { SandboxWallets?: unknown } = {};
    new Function("document", "window", await response.text())({ currentScript: { src: `${origin}/sdk.js` } }, page);
    expect(page.SandboxWallets).toEqual({ open: expect.any(Function) });
  });

  it.each(["payPal", "venmo", "applePay", "visaCheckout"] satisfies WalletKind[])(
    "%s has a sheet with shop, amount and who pays, which is no real one",
    async (kind) => {
      const page = await (await openSheet(kind)).text();
      for (const text of ["$249.50", "Linden &amp; &quot;Loam&quot;", "Rowan Ellery", "no real wallet", "Approve"])
        expect(page).toContain(text);
      const inCanada = await (await openSheet(kind, { currency: "CAD" })).text();
      expect(inCanada).toContain("Toronto, ON M5H 2N2");
    },
  );

  it("is framed by shops alone, and only if it is a frame", async () => {
    expect(policyOf(await openSheet("applePay"))).toContain(`frame-ancestors ${shops.join(" ")}`);
    expect(policyOf(await openSheet("payPal"))).toContain("frame-ancestors 'none'");
  });

  it.each<Record<string, string>>([
    { shop: "https://evil.example" },
    { shop: `${shop}.evil.example` },
    { shop: "null" },
    { amountCents: "-1" },
    { amountCents: "1e9" },
    { currency: "constructor" },
    { storeName: "x".repeat(201) },
    { sheet: "x".repeat(201) },
  ])("has no sheet for %o", async (changed) => {
    const response = await openSheet("payPal", changed);
    expect(response.status).toBe(404);
    expect(policyOf(response)).toContain("frame-ancestors 'none'");
  });

  it.each(["amazonPay", "constructor", "toString", "%00"])("is not called %s", async (kind) => {
    expect((await openSheet(kind)).status).toBe(404);
    expect((await send(`/${kind}`, approval)).status).toBe(404);
  });

  it.each([
    ["payPal", "rowan.ellery@example.com"],
    ["venmo", "@rowan-ellery"],
    ["applePay", null],
    ["visaCheckout", "rowan.ellery@example.com"],
  ] as const)("%s approves with its nonce and tells that %s pays", async (kind, payer) => {
    const result = await choose(kind, { ...approval, outcome: "insufficientFunds" });
    const nonce = expect.stringMatching(
      new RegExp(`^${kind}-insufficientFunds-24950-[\\w-]{22}${payer === null ? "" : `:${payer}`}$`),
    );
    const deviceData = expect.stringMatching(/^[\w-]{32}$/);
    expect(result).toMatchObject({ kind: "approved", payer, nonce, deviceData });
    expect(result.billingContact).toMatchObject({ postalCode: "60610", countryCode: "US" });
    expect(JSON.parse(result.payload)).toEqual({ nonce: result.nonce, payer, billingContact: result.billingContact });
  });

  it.each([
    ["US", "shortened", { postalCode: "606", countryCode: "US" }],
    ["CA", "shortened", { postalCode: "K1A", countryCode: "CA" }],
    ["CA", "abroad", { postalCode: "10119", countryCode: "DE" }],
  ])("has an account of %s with %s address", async (site, account, contact) => {
    expect((await choose("payPal", { ...approval, site, account })).billingContact).toMatchObject(contact);
  });

  it.each([
    [{ choice: "cancel" }, { kind: "cancelled" }],
    [
      { choice: "fail", message: "Down" },
      { kind: "failed", message: "Down" },
    ],
    [
      { choice: "fail", message: "x".repeat(3000) },
      { kind: "failed", message: "x".repeat(200) },
    ],
    [{ choice: "timeOut" }, { kind: "timedOut" }],
    [{}, { kind: "cancelled" }],
    [
      { ...approval, account: "mine" },
      { kind: "failed", message: "The sheet sent no approval." },
    ],
    [
      { ...approval, outcome: "toString" },
      { kind: "failed", message: "The sheet sent no approval." },
    ],
    [
      { ...approval, amountCents: "all" },
      { kind: "failed", message: "The sheet sent no approval." },
    ],
  ])("answers %o", async (fields, result) => {
    expect(await choose("payPal", fields)).toEqual(result);
  });

  it("hears no form of another origin", async () => {
    expect((await send("/payPal", approval, { from: shop })).status).toBe(403);
  });
});

describe("the page of Masterpass", () => {
  const kind = "masterpass";
  const returnUrl = `${shop}/checkout/alternativepayments/return/masterpass?state=one`;
  const pages = service.payments.walletPages;
  const visit = async () =>
    (await pages?.open({ kind, returnUrl, amountCents: 24_950, currency: "CAD" }))?.pageId ?? "";
  const settle = async (page: string, fields: Record<string, string>) => {
    const response = await send("/masterpass", { page, ...fields });
    return [response.status, response.headers.get("location")];
  };

  it("shows the amount, and may lead to shops alone", async () => {
    const response = await open(`/masterpass?page=${await visit()}`);
    const page = await response.text();
    expect(page).toContain("$249.50");
    expect(page).not.toContain("<script");
    expect(policyOf(response)).toContain(`form-action 'self' ${shops.join(" ")}`);
    expect(policyOf(response)).toContain("frame-ancestors 'none'");
  });

  it("leads back with what was chosen first, however often it is sent [CALL-082]", async () => {
    const pageId = await visit();
    expect(await settle(pageId, { choice: "approve", outcome: "decline" })).toEqual([303, returnUrl]);
    expect(await settle(pageId, { choice: "cancel" })).toEqual([303, returnUrl]);
    const nonce = expect.stringMatching(/^masterpass-decline-24950-/);
    expect(await pages?.find({ kind, pageId })).toEqual({ kind: "approved", nonce });
  });

  it("leads back without an approval", async () => {
    const pageId = await visit();
    expect(await settle(pageId, { choice: "cancel", outcome: "approve" })).toEqual([303, returnUrl]);
    expect(await pages?.find({ kind, pageId })).toEqual({ kind: "cancelled" });
  });

  it("is nothing to a visit that nobody began, to an unknown outcome and to a form of another origin", async () => {
    expect((await open("/masterpass?page=guessed")).status).toBe(404);
    expect((await open("/masterpass")).status).toBe(404);
    expect(await settle("guessed", { choice: "cancel" })).toEqual([404, null]);
    const pageId = await visit();
    expect(await settle(pageId, { choice: "approve", outcome: "cancelled" })).toEqual([404, null]);
    expect((await send("/masterpass", { page: pageId, choice: "cancel" }, { from: shop })).status).toBe(403);
    expect(await pages?.find({ kind, pageId })).toEqual({ kind: "unknown" });
  });
});

describe("the processor's desk", () => {
  const at = "http://processor.localhost:3003";
  const notify = async (reference: string) => (await send("/", { reference }, { at, from: at })).text();
  const stored = () => database.selectFrom("payment_notification").selectAll().execute();

  it("tells the shop of a payment, as often as asked, and the shop keeps it once", async () => {
    expect(await (await open("/", at)).text()).toContain("Nothing has been authorized yet.");
    const payment = { token: "unknown", amountCents: 24_950, currency: "USD" } as const;
    await service.payments.authorize({ reference: "order-1", ...payment });
    expect(await (await open("/", at)).text()).toContain("<strong>$249.50</strong> declined");
    expect(await notify("order-1")).toContain("The shop answered 204.");
    expect(await notify("order-1")).toContain("The shop answered 204.");
    expect(await stored()).toMatchObject([{ adapter: "sandbox", reference: "order-1" }]);
  });

  it("shows what the shop refuses", async () => {
    expect(await notify("no reference\0")).toContain("The shop answered 400.");
    expect((await send("/", { reference: "order-1" }, { at, from: origin })).status).toBe(403);
  });
});
