import { describe, expect, it } from "vitest";
import { type SampleBasket, sampleBasket } from "../basket.samples.ts";
import type { CardChoice, TenderChoice } from "../basket.ts";
import type { AccountRecord, TenderRecord } from "../basket-context.ts";
import { toBasketState } from "./basket-state.ts";

const now = new Date("2026-11-20T15:00:00Z");
const visa: CardChoice = { id: "visa", token: "t", type: "Visa", lastFour: "1111", expMonth: "08", expYear: "2031" };
const coBrand: CardChoice = { ...visa, id: "co-brand", type: "CoBrandMasterCard" };

const plcc: CardChoice = { ...visa, id: "plcc", type: "PLCCSynchrony" };

type Kind = TenderChoice["kind"];
const choice = (kind: Kind): TenderChoice => ({ kind, reference: kind, numberHash: kind, lastFour: "0001" });
const issued = (kind: Kind, balanceCents: number, change: Partial<TenderRecord> = {}): TenderRecord => ({
  kind,
  numberHash: kind,
  pinHash: null,
  lastFour: "0001",
  site: "US",
  balanceCents,
  expiresAt: null,
  isUsed: false,
  accountId: kind === "certificate" ? "nell" : null,
  description: null,
  ...change,
});
const nell: AccountRecord = {
  accountId: "nell",
  email: "nell@example.com",
  firstName: "Nell",
  isTaxExempt: false,
  addresses: [],
  cards: [],
  certificates: [],
};

/** An order of 100 dollars, without tax and delivery charge. */
function pay({
  kinds = [],
  tenders = [],
  account = nell,
  lines = [],
  ...choices
}: Omit<NonNullable<SampleBasket["choices"]>, "tenders"> & {
  kinds?: readonly Kind[];
  tenders?: readonly TenderRecord[];
  account?: AccountRecord | null;
  lines?: SampleBasket["lines"];
} = {}) {
  const item = { kind: "donation", offerCents: 10_000, isTaxable: false } as const;
  const loaded = sampleBasket({
    lines: [{ item, line: { lineId: "line-goods", options: { donationCents: 10_000 } } }, ...(lines ?? [])],
    choices: { tenders: kinds.map(choice), ...choices },
    basketContext: { tenders, account },
  });
  return toBasketState(loaded, now).paid;
}
const applied = (paid: ReturnType<typeof pay>) =>
  Object.fromEntries(paid.tenders.map(({ tender, appliedCents }) => [tender.kind, appliedCents]));

describe("tenders of a basket", () => {
  it("pay in the order certificate, gift card, tender code, card one, card two, to the cent [CHK-45]", () => {
    const paid = pay({
      kinds: ["tenderCode", "giftCard", "certificate"],
      tenders: [issued("tenderCode", 1_001), issued("giftCard", 5_000), issued("certificate", 2_500)],
      cards: [coBrand, { ...coBrand, id: "two", amountCents: 500 }],
    });
    expect(applied(paid)).toEqual({ certificate: 2_500, giftCard: 5_000, tenderCode: 1_001 });
    expect(paid.cards.map(({ amountCents }) => amountCents)).toEqual([999, 500]);
    expect(paid).toMatchObject({ tendersTotalCents: 8_501, amountDueCents: 1_499, isCovered: true });
  });

  it("make a card unnecessary if they pay everything", () => {
    const paid = pay({ kinds: ["giftCard"], tenders: [issued("giftCard", 10_000)] });
    expect(paid).toMatchObject({ amountDueCents: 0, isPaymentNeeded: false, isCovered: true });
  });

  it("never pay for gift cards, so that money does not move between them", () => {
    const bought = { kind: "giftCard", offerCents: 5_000, isTaxable: false } as const;
    const paid = pay({
      kinds: ["giftCard"],
      tenders: [issued("giftCard", 90_000)],
      lines: [{ item: bought, line: { lineId: "line-card" } }],
    });
    expect(applied(paid).giftCard).toBe(10_000);
    expect(paid.amountDueCents).toBeGreaterThanOrEqual(5_000);
    expect(paid.isCovered).toBe(false);
  });

  it("pay nothing if they have expired, were used, or belong to the other site or another account", () => {
    const gone: Partial<TenderRecord>[] = [
      { expiresAt: "2026-11-20T15:00:00Z" },
      { isUsed: true },
      { site: "CA" },
      { accountId: "somebody" },
    ];
    const sums = gone.map((change) => pay({ kinds: ["certificate"], tenders: [issued("certificate", 2_500, change)] }));
    expect(sums.map(({ tendersTotalCents }) => tendersTotalCents)).toEqual([0, 0, 0, 0]);
    expect(pay({ kinds: ["giftCard"] }).tendersTotalCents).toBe(0);
    expect(
      pay({ kinds: ["certificate"], tenders: [issued("certificate", 2_500)], account: null }).tendersTotalCents,
    ).toBe(0);
  });
});

describe("the amount due is covered", () => {
  it.each([
    ["by a card", { cards: [visa] }, true],
    ["by no card that has expired", { cards: [{ ...visa, expYear: "2025" }] }, false],
    ["by a wallet", { wallet: { kind: "payPal", token: "t", payer: null } }, true],
    ["by two cards", { cards: [visa, { ...visa, id: "two", amountCents: 4_000 }] }, true],
    [
      "by two cards, of which one has expired, not",
      { cards: [visa, { ...visa, expYear: "2025", amountCents: 1 }] },
      false,
    ],
    ["by two cards whose amounts no longer fit, not", { cards: [visa, { ...visa, amountCents: 10_000 }] }, false],
    ["by a card whose code is asked again, not before it was typed", { cards: [{ ...visa, asksCode: true }] }, false],
    ["by a card of a type without a code, which none can be asked of", { cards: [{ ...plcc, asksCode: true }] }, true],
    ["by nothing, not", {}, false],
  ] as const)("%s", (_how, choices, isCovered) => {
    expect(pay(choices)).toMatchObject({ isPaymentNeeded: true, isCovered });
  });

  it("with a certificate by rewards cards only [PAY-18]", () => {
    const certificate = { kinds: ["certificate"], tenders: [issued("certificate", 2_500)] } as const;
    const wallet = { kind: "payPal", token: "t", payer: null } as const;
    expect(pay({ ...certificate, cards: [coBrand] })).toMatchObject({ isCovered: true, isOnlyCbccAllowed: true });
    expect(pay({ ...certificate, cards: [visa] }).isCovered).toBe(false);
    expect(pay({ ...certificate, wallet }).isCovered).toBe(false);
  });
});
