import { checkCardNumber, exactNetworkRanges } from "@store/card-validation";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { SandboxOutcome } from "../database/tables/sandbox.ts";
import type { Authorization, FoundAuthorization } from "../ports/payments.ts";
import { cardBins } from "../pricing/check-card.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleCards } from "../testing/sample-inputs.ts";
import { outcomeRules } from "./outcomes.ts";
import { scriptSandbox } from "./queries/script.ts";
import { createSandboxPayments } from "./sandbox-payments.ts";
import { type TestCardOutcome, toSheetNonce } from "./test-inputs.ts";

const { cards: testCards } = inject("testInputs");
let shop: TestService;
let references = 0;
beforeAll(async () => {
  shop = await createTestService({ answerWithinMs: 1 });
});
afterAll(() => shop.close());

const numberOf = (outcome: TestCardOutcome) => testCards.find((card) => card.outcome === outcome)?.number ?? "";
const typed = (number: string, securityCode = "739") => ({ number, expMonth: "08", expYear: "2031", securityCode });
async function requestFor(number: string, securityCode?: string) {
  const tokenized = await shop.payments.tokenize(typed(number, securityCode));
  if (!tokenized.ok) throw new Error("The sandbox makes a token of this card.");
  return requestWith(tokenized.token);
}
function requestWith(token: string) {
  references += 1;
  return { reference: `reference-${references}`, token, amountCents: 1250, currency: "USD" } as const;
}
const ledgerOf = (reference: string) =>
  shop.database
    .selectFrom("sandbox_authorization")
    .select(["state", "amount_cents", "asked"])
    .where("reference", "=", reference)
    .execute();
const declined = (code: string) => ({ kind: "declined", code });
const approved = { kind: "approved" };
const unknown = { kind: "unknown" };

const expected: Record<TestCardOutcome, object> = {
  approve: approved,
  slow: approved,
  duplicateNotification: approved,
  decline: declined("generic"),
  insufficientFunds: declined("insufficientFunds"),
  limitExceeded: declined("limitExceeded"),
  expiredCard: declined("expiredCard"),
  lostCard: declined("lostCard"),
  stolenCard: declined("stolenCard"),
  suspectedFraud: declined("suspectedFraud"),
  codeMismatch: declined("codeMismatch"),
  wrongCode: declined("codeMismatch"),
  verificationRequired: declined("verificationRequired"),
  timeoutApplied: unknown,
  timeoutLost: unknown,
  replyLost: unknown,
  refused: { ok: false, kind: "refused" },
  unavailable: { ok: false, kind: "unavailable" },
};

describe("the test cards", () => {
  it.each(testCards)("$number ($outcome) has the outcome of its table row", async ({ number, outcome }) => {
    const tokenized = await shop.payments.tokenize(typed(number));
    const answer = tokenized.ok ? await shop.payments.authorize(requestWith(tokenized.token)) : tokenized;
    expect(answer).toEqual(expected[outcome]);
  });

  it.each(testCards)("$number is a number of type $type", ({ number, type }) => {
    const bins = [...cardBins, ...exactNetworkRanges];
    expect(checkCardNumber(number, { bins, luhn: true })).toMatchObject({ state: "valid", type });
  });

  it("cover every outcome", () => {
    // A test code makes the last.
    const shown = new Set([...testCards.map(({ outcome }) => outcome), "wrongCode"]);
    expect(Object.keys(outcomeRules).filter((outcome) => !shown.has(outcome as SandboxOutcome))).toEqual([]);
  });

  it("are the only ones: any other valid number approves, and an unknown token is declined", async () => {
    const request = await requestFor(sampleCards.otherVisa);
    expect(await shop.payments.authorize(request)).toEqual(approved);
    expect(await shop.payments.authorize(requestWith("sandbox-forged"))).toEqual(declined("unknownToken"));
  });
});

describe("a reference", () => {
  it("is charged once, however often and concurrently it is authorized", async () => {
    const request = await requestFor(numberOf("approve"));
    const answers = await Promise.all(Array.from({ length: 16 }, () => shop.payments.authorize(request)));
    expect(answers).toEqual(answers.map(() => approved));
    expect(await ledgerOf(request.reference)).toEqual([{ state: "approved", amount_cents: 1250, asked: 16 }]);
  });

  it.each([
    ["amount", { amountCents: 1251 }],
    ["currency", { currency: "CAD" as const }],
    ["token", { token: "sandbox-another" }],
  ])("belongs to one %s: another is refused and changes nothing", async (_what, change) => {
    const request = await requestFor(numberOf("approve"));
    await shop.payments.authorize(request);
    expect(await shop.payments.authorize({ ...request, ...change })).toEqual(declined("referenceConflict"));
    expect(await shop.payments.find(request.reference)).toEqual(approved);
    expect(await ledgerOf(request.reference)).toMatchObject([{ state: "approved", amount_cents: 1250 }]);
  });

  it("that is unknown is not found", async () => {
    expect(await shop.payments.find("never")).toEqual({ kind: "none" });
  });

  it("can be released repeatedly, and is refused for good if it was released before it arrived", async () => {
    const present = await requestFor(numberOf("approve"));
    await shop.payments.authorize(present);
    expect(await shop.payments.release(present.reference)).toEqual({ ok: true });
    expect(await shop.payments.release(present.reference)).toEqual({ ok: true });
    expect(await shop.payments.find(present.reference)).toEqual(declined("released"));
    expect(await ledgerOf(present.reference)).toMatchObject([{ state: "voided" }]);

    const late = await requestFor(numberOf("approve"));
    expect(await shop.payments.release(late.reference)).toEqual({ ok: true });
    expect(await shop.payments.authorize(late)).toEqual(declined("released"));
    expect(await ledgerOf(late.reference)).toMatchObject([{ state: "voided", amount_cents: null }]);
  });

  it("released and authorized at once ends released, in either order", async () => {
    for (let round = 0; round < 20; round += 1) {
      const request = await requestFor(numberOf("approve"));
      await Promise.all([shop.payments.authorize(request), shop.payments.release(request.reference)]);
      expect(await shop.payments.find(request.reference)).toEqual(declined("released"));
    }
  });
});

describe("a time-out", () => {
  const rounds: [TestCardOutcome, FoundAuthorization, FoundAuthorization][] = [
    ["timeoutApplied", { kind: "unknown" }, { kind: "approved" }],
    ["replyLost", { kind: "approved" }, { kind: "approved" }],
    ["timeoutLost", { kind: "none" }, { kind: "none" }],
  ];
  it.each(rounds)("of %s is looked up at once and five seconds later", async (outcome, atOnce, later) => {
    const request = await requestFor(numberOf(outcome));
    expect(await shop.payments.authorize(request)).toEqual(unknown);
    expect(await shop.payments.find(request.reference)).toEqual(atOnce);
    shop.clock.advance(5000);
    expect(await shop.payments.find(request.reference)).toEqual(later);
  });
});

describe("a notification", () => {
  const read = async (reference: string) =>
    (await shop.payments.notifications?.read(1000))?.filter((found) => found.reference === reference) ?? [];

  it("is sent twice for one payment, until it is acknowledged", async () => {
    const request = await requestFor(numberOf("duplicateNotification"));
    await shop.payments.authorize(request);
    await shop.payments.authorize(request);
    const found = await read(request.reference);
    expect(found).toHaveLength(2);
    expect(await read(request.reference)).toEqual(found);
    await shop.payments.notifications?.acknowledge(found.slice(0, 1).map(({ notificationId }) => notificationId));
    expect(await read(request.reference)).toEqual(found.slice(1));
    expect(await shop.payments.find(request.reference)).toEqual(approved);
  });

  it("is also sent for a payment whose response was lost", async () => {
    const request = await requestFor(numberOf("timeoutApplied"));
    await shop.payments.authorize(request);
    expect(await read(request.reference)).toEqual([]);
    shop.clock.advance(5000);
    expect(await read(request.reference)).toHaveLength(1);
  });
});

describe("a security code", () => {
  it("that is wrong makes the card decline", async () => {
    const request = await requestFor(sampleCards.otherVisa, "200");
    expect(await shop.payments.authorize(request)).toEqual(declined("codeMismatch"));
    expect(await shop.payments.verify({ token: request.token, securityCode: "739" })).toBe("verified");
    expect(await shop.payments.authorize(requestWith(request.token))).toEqual(approved);
  });

  it("is verified, wrong or unverifiable, and lets a card pay that needed it", async () => {
    const request = await requestFor(numberOf("verificationRequired"));
    const verify = (securityCode: string) => shop.payments.verify({ token: request.token, securityCode });
    expect([await verify("200"), await verify("301")]).toEqual(["mismatch", "unavailable"]);
    expect(await shop.payments.authorize(request)).toEqual(declined("verificationRequired"));
    expect(await verify("739")).toBe("verified");
    expect(await shop.payments.authorize(requestWith(request.token))).toEqual(approved);
  });

  it("of a mismatching or unknown card is never right", async () => {
    const { token } = await requestFor(numberOf("codeMismatch"));
    expect(await shop.payments.verify({ token, securityCode: "739" })).toBe("mismatch");
    expect(await shop.payments.verify({ token: "sandbox-forged", securityCode: "739" })).toBe("mismatch");
  });
});

describe("a wallet", () => {
  it.each([
    ["payPal", "fake-valid-nonce", "payer@example.com", approved],
    ["payPal", "fake-paypal-one-time-nonce", "payer@example.com", approved],
    ["venmo", "fake-venmo-account-nonce", "@sandbox-payer", approved],
    ["applePay", "fake-apple-pay-visa-nonce", null, approved],
    ["masterpass", "fake-masterpass-visa-nonce", null, approved],
    ["visaCheckout", "fake-visa-checkout-visa-nonce", "payer@example.com", approved],
    ["applePay", "fake-declined-nonce", null, declined("generic")],
    ["venmo", "fake-timeout-lost-nonce", "@sandbox-payer", unknown],
  ] as const)("%s pays by the nonce %s", async (kind, nonce, account, authorization) => {
    const tokenized = await shop.payments.tokenizeWallet({ kind, nonce, deviceData: null });
    expect(tokenized).toMatchObject({ ok: true, account, approvedCents: null });
    const request = requestWith(tokenized.ok ? tokenized.token : "");
    expect(await shop.payments.authorize(request)).toEqual(authorization);
  });

  it.each([
    ["venmo", "fake-paypal-one-time-nonce", "refused"],
    ["payPal", "made-up", "refused"],
    ["payPal", "fake-consumed-nonce", "refused"],
    ["payPal", "fake-unavailable-nonce", "unavailable"],
  ] as const)("%s is turned away with the nonce %s", async (kind, nonce, reason) => {
    expect(await shop.payments.tokenizeWallet({ kind, nonce, deviceData: null })).toEqual({ ok: false, kind: reason });
  });

  it("pays by the nonce of its sheet, which carries the outcome, the approved amount and the payer", async () => {
    const { random } = shop.ports;
    const nonce = toSheetNonce(
      { kind: "payPal", outcome: "decline", approvedCents: 12_900, payer: "rosa+pay@example.com" },
      random,
    );
    const tokenized = await shop.payments.tokenizeWallet({ kind: "payPal", nonce, deviceData: null });
    expect(tokenized).toMatchObject({ ok: true, approvedCents: 12_900, account: "rosa+pay@example.com" });
    const request = requestWith(tokenized.ok ? tokenized.token : "");
    expect(await shop.payments.authorize(request)).toEqual(declined("generic"));
    const refused = { ok: false, kind: "refused" };
    expect(await shop.payments.tokenizeWallet({ kind: "venmo", nonce, deviceData: null })).toEqual(refused);
    const forged = "payPal-constructor-12900-0123456789abcdef";
    expect(await shop.payments.tokenizeWallet({ kind: "payPal", nonce: forged, deviceData: null })).toEqual(refused);
  });
});

describe("a script", () => {
  const script = (...scripts: Parameters<typeof scriptSandbox>[1]) => scriptSandbox(shop.database, scripts);

  it("loses a request and then a reply, once each, and what was applied is charged once", async () => {
    const request = await requestFor(numberOf("approve"));
    await script(
      { call: "authorize", subject: request.reference, effect: "timeoutLost" },
      { call: "authorize", subject: request.token, effect: "replyLost" },
    );
    expect(await shop.payments.authorize(request)).toEqual(unknown);
    expect(await ledgerOf(request.reference)).toEqual([]);
    expect(await shop.payments.authorize(request)).toEqual(unknown);
    expect(await ledgerOf(request.reference)).toEqual([{ state: "approved", amount_cents: 1250, asked: 1 }]);
    expect(await shop.payments.authorize(request)).toEqual(approved);
  });

  it("declines any card's next payment with its own code", async () => {
    const request = await requestFor(numberOf("approve"));
    await script({ call: "authorize", subject: "*", effect: "lostCard" });
    expect(await shop.payments.authorize(request)).toEqual(declined("lostCard"));
  });

  it("applies to one of two concurrent calls", async () => {
    const requests = [await requestFor(numberOf("approve")), await requestFor(numberOf("approve"))];
    await script({ call: "authorize", subject: "*", effect: "decline" });
    const answers: Authorization[] = await Promise.all(requests.map((request) => shop.payments.authorize(request)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["approved", "declined"]);
  });

  it("also affects the other calls: a lost request has no effect, a lost reply has", async () => {
    const request = await requestFor(numberOf("verificationRequired"));
    const lost = (call: "find" | "release" | "verify" | "tokenize" | "tokenizeWallet", effect: SandboxOutcome) =>
      script({ call, subject: "*", effect });
    await lost("verify", "timeoutLost");
    expect(await shop.payments.verify({ token: request.token, securityCode: "739" })).toBe("unavailable");
    expect(await shop.payments.authorize(request)).toEqual(declined("verificationRequired"));
    await lost("verify", "replyLost");
    expect(await shop.payments.verify({ token: request.token, securityCode: "739" })).toBe("unavailable");
    const paying = requestWith(request.token);
    expect(await shop.payments.authorize(paying)).toEqual(approved);
    await lost("find", "replyLost");
    expect(await shop.payments.find(paying.reference)).toEqual(unknown);
    await lost("release", "timeoutLost");
    expect(await shop.payments.release(paying.reference)).toEqual({ ok: false });
    expect(await shop.payments.find(paying.reference)).toEqual(approved);
    await lost("release", "replyLost");
    expect(await shop.payments.release(paying.reference)).toEqual({ ok: false });
    expect(await shop.payments.find(paying.reference)).toEqual(declined("released"));
    await lost("tokenize", "timeoutLost");
    expect(await shop.payments.tokenize(typed(sampleCards.visa))).toEqual({ ok: false, kind: "unavailable" });
    await lost("tokenizeWallet", "replyLost");
    const wallet = { kind: "payPal", nonce: "fake-valid-nonce", deviceData: null } as const;
    expect(await shop.payments.tokenizeWallet(wallet)).toEqual({ ok: false, kind: "unavailable" });
  });
});

it("uses one statement per call", async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  const { clock, ports } = shop;
  const database = shop.database.withPlugin(counting);
  const payments = createSandboxPayments({
    database,
    clock,
    random: ports.random,
    testInputs: inject("testInputs"),
    answerWithinMs: 1,
  });
  const counted = async (call: () => Promise<unknown>) => {
    statements = 0;
    await call();
    return statements;
  };
  const request = await requestFor(numberOf("approve"));
  const wallet = { kind: "venmo", nonce: "fake-valid-nonce", deviceData: null } as const;
  const counts = {
    tokenize: await counted(() => payments.tokenize(typed(sampleCards.visa))),
    tokenizeWallet: await counted(() => payments.tokenizeWallet(wallet)),
    verify: await counted(() => payments.verify({ token: request.token, securityCode: "739" })),
    authorize: await counted(() => payments.authorize(request)),
    again: await counted(() => payments.authorize(request)),
    find: await counted(() => payments.find(request.reference)),
    release: await counted(() => payments.release(request.reference)),
  };
  expect(counts).toEqual({ tokenize: 1, tokenizeWallet: 1, verify: 1, authorize: 1, again: 1, find: 1, release: 1 });
});

it("stores tokens and outcomes, never a number or a security code", async () => {
  await requestFor(sampleCards.otherVisa, "7395");
  const tables = ["sandbox_card", "sandbox_authorization", "sandbox_script", "sandbox_notification"];
  for (const table of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
      shop.database,
    );
    expect(rows.filter(({ text }) => /4539578763621486|7395/.test(text))).toEqual([]);
  }
});
