import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { testCards } from "./test-cards.ts";

let shop: TestService;
let references = 0;
beforeAll(async () => {
  shop = await createTestService({ answerWithinMs: 1 });
});
afterAll(() => shop.close());

const numberOf = (outcome: string) => testCards.find((card) => card.outcome === outcome)?.number ?? "";
async function requestFor(number: string) {
  const tokenised = await shop.payments.tokenise({ number, expMonth: "08", expYear: "2031", securityCode: "739" });
  if (!tokenised.ok) throw new Error("The sandbox makes a token of every card.");
  references += 1;
  return { reference: `reference-${references}`, token: tokenised.token, amountCents: 1250, currency: "USD" } as const;
}

describe("the sandbox processor", () => {
  it.each(
    testCards.map(({ number, outcome }) => [
      number,
      outcome,
      { approve: "approved", decline: "declined", timeoutApplied: "unknown", timeoutLost: "unknown" }[outcome],
    ]),
  )("answers the test card %s (%s) as %s", async (number, _outcome, kind) => {
    expect(await shop.payments.authorise(await requestFor(number))).toEqual({ kind });
  });

  it("approves any other valid number, and declines a token it never made", async () => {
    const request = await requestFor("4539578763621486");
    expect(await shop.payments.authorise(request)).toEqual({ kind: "approved" });
    const forged = { ...request, reference: "forged", token: "sandbox-forged" };
    expect(await shop.payments.authorise(forged)).toEqual({ kind: "declined" });
  });

  it("charges a reference once, however often and at once it is asked", async () => {
    const request = await requestFor(numberOf("approve"));
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.payments.authorise(request)));
    expect(answers).toEqual(answers.map(() => ({ kind: "approved" })));
    const rows = shop.database.selectFrom("sandbox_authorisation").where("reference", "=", request.reference);
    expect(await rows.select("amount_cents").execute()).toEqual([{ amount_cents: 1250 }]);
  });

  it("knows an answer that came too late four seconds later, and one that was lost never", async () => {
    const late = await requestFor(numberOf("timeoutApplied"));
    const lost = await requestFor(numberOf("timeoutLost"));
    await shop.payments.authorise(late);
    await shop.payments.authorise(lost);
    expect(await shop.payments.find(late.reference)).toEqual({ kind: "unknown" });
    expect(await shop.payments.find(lost.reference)).toEqual({ kind: "none" });
    shop.clock.advance(4000);
    expect(await shop.payments.find(late.reference)).toEqual({ kind: "approved" });
    expect(await shop.payments.find(lost.reference)).toEqual({ kind: "none" });
  });

  it("releases what was authorised, and refuses for good what was released before it came", async () => {
    const present = await requestFor(numberOf("approve"));
    await shop.payments.authorise(present);
    expect(await shop.payments.release(present.reference)).toEqual({ ok: true });
    expect(await shop.payments.find(present.reference)).toEqual({ kind: "declined" });

    const late = await requestFor(numberOf("approve"));
    expect(await shop.payments.release(late.reference)).toEqual({ ok: true });
    expect(await shop.payments.authorise(late)).toEqual({ kind: "declined" });
  });

  it("keeps tokens and outcomes, never a number", async () => {
    await requestFor("4539578763621486");
    const rows = await shop.database.selectFrom("sandbox_card").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("4539578763621486");
    expect(rows.map(({ token }) => token.startsWith("sandbox-"))).not.toContain(false);
  });
});
