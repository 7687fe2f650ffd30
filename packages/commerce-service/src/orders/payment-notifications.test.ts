import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signatureHeader, signedNotifications, signNotification } from "../sandbox/signed-notifications.ts";
import { proceedToReview, type Shopper } from "../testing/index.ts";
import { sampleCards } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const secret = "a secret of the processor";
const minuteMs = 60_000;
const fixture = orderTests({
  answerWithinMs: 1,
  notificationSources: { sandbox: signedNotifications(["the next secret", secret]) },
  // It only posts what happens.
  wrapPayments: ({ notifications: _, ...payments }) => payments,
});

const stored = () => fixture.service.database.selectFrom("payment_notification").selectAll().execute();
const attempts = () => fixture.service.database.selectFrom("order_attempt").selectAll().execute();

interface Posted {
  adapter?: string;
  headers?: Record<string, string>;
  key?: string;
  signedAt?: Date;
}

/** Posts as a processor does: from elsewhere, without a session, and signed. */
async function post(content: unknown, { adapter = "sandbox", headers = {}, key = secret, signedAt }: Posted = {}) {
  const body =
    content instanceof Uint8Array ? new Uint8Array(content) : new TextEncoder().encode(JSON.stringify(content));
  const signature = await signNotification(key, body, signedAt ?? fixture.service.clock.now());
  const request = new Request(`http://localhost:3000/payments/notifications/${adapter}`, {
    method: "POST",
    headers: { origin: "https://processor.example", [signatureHeader]: signature, ...headers },
    body,
  });
  return (await fixture.service.fetch(request)).status;
}

/** An order whose payment got no answer and would be looked up in an hour. */
async function confirm(shopper: Shopper, card: string): Promise<string> {
  await proceedToReview(shopper, { card });
  expect((await fixture.place(shopper)).status).toBe(202);
  const later = new Date(fixture.service.clock.now().getTime() + 60 * minuteMs);
  await fixture.service.database.updateTable("order_attempt").set({ next_look_at: later }).execute();
  const [attempt] = await attempts();
  return attempt?.cards[0]?.reference ?? "";
}

describe("a notification of a processor", () => {
  it("lets an unanswered payment be looked up at once, however often it is posted", async () => {
    const reference = await confirm(fixture.service.shopper(), sampleCards.approvedAfterTimeout);
    fixture.service.clock.advance(10_000);
    for (let times = 0; times < 3; times += 1) expect(await post({ id: "one", reference })).toBe(204);
    expect(await stored()).toHaveLength(1);
    await fixture.service.recover();
    expect(await fixture.orders()).toHaveLength(1);
    expect(await post({ id: "one", reference })).toBe(204);
    await fixture.service.recover();
    expect(await stored()).toMatchObject([{ notification_id: "one", acknowledged_at: expect.any(Date) }]);
    expect(await fixture.orders()).toHaveLength(1);
  });

  it("is not believed: what it says was paid is looked up, and was not", async () => {
    const reference = await confirm(fixture.service.shopper(), sampleCards.lostInTimeout);
    fixture.service.clock.advance(10_000);
    await post({ id: "liar", reference, status: "approved", amountCents: 1 });
    await fixture.service.recover();
    expect(await fixture.orders()).toEqual([]);
    expect(await attempts()).toMatchObject([{ state: "failed" }]);
  });

  it("about a payment that is not known, not yet asked or long settled changes nothing", async () => {
    for (const reference of ["never-heard-of", "order-of-tomorrow-1"]) await post({ id: reference, reference });
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    expect((await fixture.place(shopper)).body.isSuccess).toBe(true);
    const [attempt] = await attempts();
    await post({ id: "late", reference: attempt?.cards[0]?.reference });
    await fixture.service.recover();
    expect(await stored()).toHaveLength(3);
    expect((await stored()).every(({ acknowledged_at: at }) => at !== null)).toBe(true);
    expect(await attempts()).toMatchObject([{ state: "placed", updated_at: attempt?.updated_at }]);
  });
});

describe("a notification is refused, and not stored,", () => {
  const notification = { id: "one", reference: "reference-1" };
  const before = (ms: number) => new Date(fixture.service.clock.now().getTime() - ms);

  it("if another signed it, nobody did, or another adapter's name is in the path", async () => {
    expect(await post(notification, { key: "a guess" })).toBe(401);
    expect(await post(notification, { headers: { [signatureHeader]: "" } })).toBe(401);
    expect(await post(notification, { adapter: "another" })).toBe(404);
    expect(await post(notification, { adapter: "constructor" })).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it("if its body was changed after it was signed", async () => {
    const signature = await signNotification(
      secret,
      new TextEncoder().encode(JSON.stringify(notification)),
      fixture.service.clock.now(),
    );
    const changed = { ...notification, reference: "reference-2" };
    expect(await post(changed, { headers: { [signatureHeader]: signature } })).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it("if it was signed long ago or for later, so that it cannot be replayed", async () => {
    for (const signedAt of [before(5 * minuteMs + 1000), before(-5 * minuteMs - 1000)]) {
      expect(await post(notification, { signedAt })).toBe(401);
    }
    expect(await stored()).toEqual([]);
    expect(await post(notification, { signedAt: before(5 * minuteMs) })).toBe(204);
  });

  it("if it is no notification, names what no database stores, or is too large", async () => {
    const wrong = ["text", null, [], {}, { id: 1, reference: "r" }, { id: "a\u0000b", reference: "r" }];
    for (const content of wrong) expect(await post(content)).toBe(400);
    expect(await post(new Uint8Array([0xff, 0xfe, 0x00]))).toBe(400);
    expect(await post({ ...notification, more: "x".repeat(70_000) })).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it("if its sender only guesses, whatever is sent", async () => {
    const headers = fc.record({
      [signatureHeader]: fc.oneof(
        fc.string({ unit: "grapheme-ascii" }).map((text) => text.replace(/[^\x20-\x7e]/g, "")),
        fc
          .tuple(fc.nat(), fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }))
          .map(([at, mac]) => `t=${at},v1=${mac}`),
      ),
    });
    const guess = fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), headers, async (body, sent) => {
      expect(await post(body, { headers: sent })).toBe(401);
    });
    await fc.assert(guess, { numRuns: 100 });
    expect(await stored()).toEqual([]);
  });

  it("or understood, whatever its sender signs", async () => {
    const content = fc.oneof(fc.jsonValue(), fc.record({ id: fc.string(), reference: fc.string() }));
    const anything = fc.asyncProperty(content, async (value) => {
      expect([204, 400]).toContain(await post(value));
    });
    await fc.assert(anything, { numRuns: 100 });
    await fixture.service.recover();
  });
});

it("answers no other method than POST", async () => {
  const request = new Request("http://localhost:3000/payments/notifications/sandbox");
  const response = await fixture.service.fetch(request);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});
