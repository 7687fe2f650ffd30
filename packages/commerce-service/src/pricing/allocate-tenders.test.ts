import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardToCharge } from "./allocate-tenders.ts";
import { allocateTenders, type TenderToAllocate } from "./allocate-tenders.ts";
import { tenderKinds } from "./tender-refusal.ts";

const certificate = { kind: "certificate", reference: "certificate", balanceCents: 2_500 } as const;
const giftCard = { kind: "giftCard", reference: "gift card", balanceCents: 5_000 } as const;
const credit = { kind: "tenderCode", reference: "credit", balanceCents: 4_000 } as const;

interface Order {
  totalCents: number;
  giftCardCents?: number;
  tenders?: TenderToAllocate[];
  cards?: CardToCharge[];
}
const allocate = ({ giftCardCents = 0, tenders = [], cards = [{}], totalCents }: Order) =>
  allocateTenders({ totalCents, giftCardCents, tenders, cards });

describe("an order is paid", () => {
  it.each<[what: string, Order, tenders: [string, number][], dueCents: number]>([
    ["by a card alone", { totalCents: 1_000 }, [], 1_000],
    ["by a gift card in part", { totalCents: 8_000, tenders: [giftCard] }, [["gift card", 5_000]], 3_000],
    ["by a gift card that is worth more", { totalCents: 800, tenders: [giftCard] }, [["gift card", 800]], 0],
    [
      "by certificates, then gift cards, then tender codes",
      { totalCents: 9_000, tenders: [credit, giftCard, certificate] },
      [
        ["certificate", 2_500],
        ["gift card", 5_000],
        ["credit", 1_500],
      ],
      0,
    ],
    [
      "by gift cards in the order in which they were applied",
      { totalCents: 6_000, tenders: [giftCard, { ...giftCard, reference: "second" }] },
      [
        ["gift card", 5_000],
        ["second", 1_000],
      ],
      0,
    ],
    [
      "by cards where it buys gift cards",
      { totalCents: 6_000, giftCardCents: 5_000, tenders: [giftCard] },
      [["gift card", 1_000]],
      5_000,
    ],
    ["by nobody when it costs nothing", { totalCents: 0, tenders: [giftCard] }, [["gift card", 0]], 0],
  ])("%s", (_what, order, tenders, dueCents) => {
    const allocation = allocate(order);
    expect(allocation.tenders.map(({ tender, appliedCents }) => [tender.reference, appliedCents])).toEqual(tenders);
    expect(allocation.amountDueCents).toBe(dueCents);
    expect(allocation.isPaymentNeeded).toBe(dueCents > 0);
  });

  it.each([
    ["nothing when it pays all it is worth", 9_000, 0],
    ["what it is worth beyond the order", 2_000, 500],
    ["nothing when it is not touched", 0, 0],
  ])("by a certificate that loses %s", (_what, totalCents, lostCents) => {
    expect(allocate({ totalCents, tenders: [certificate] }).lostCertificateCents).toBe(lostCents);
  });

  const anyTender = fc.record({
    kind: fc.constantFrom(...tenderKinds),
    reference: fc.uuid(),
    balanceCents: fc.nat({ max: 100_000_000 }),
  });
  const anyOrder = fc.record({
    totalCents: fc.nat({ max: 200_000_000 }),
    giftCardCents: fc.oneof(fc.constant(0), fc.nat({ max: 200_000_000 })),
    tenders: fc.array(anyTender, { maxLength: 6 }),
    cards: fc.array(fc.record({ amountCents: fc.option(fc.nat({ max: 200_000_000 })) }), { maxLength: 2 }),
  });

  it("to the cent: tenders and cards sum to the total, and no tender pays more than its balance", () => {
    holds(anyOrder, (order) => {
      const { tenders, cards, tendersTotalCents, amountDueCents } = allocateTenders(order);
      const fromTenders = tenders.reduce((sum, { appliedCents }) => sum + appliedCents, 0);
      const fromCards = cards.amountsCents.reduce((sum, cents) => sum + cents, 0);
      const isWithin = tenders.every(
        ({ tender, appliedCents }) => appliedCents >= 0 && appliedCents <= tender.balanceCents,
      );
      const isWhole = fromTenders === tendersTotalCents && tendersTotalCents + amountDueCents === order.totalCents;
      return isWithin && isWhole && fromCards === (cards.ok ? amountDueCents : 0);
    });
  });

  it("never with gift cards for gift cards", () => {
    holds(anyOrder, (order) => {
      const boughtCents = Math.min(order.giftCardCents, order.totalCents);
      return allocateTenders(order).amountDueCents >= boughtCents;
    });
  });

  it("by a later tender only when those before it gave all they had", () => {
    holds(anyOrder, (order) => {
      const { tenders } = allocateTenders(order);
      return tenders.every(({ appliedCents }, at) => {
        const before = tenders.slice(0, at);
        return appliedCents === 0 || before.every((one) => one.appliedCents === one.tender.balanceCents);
      });
    });
  });
});
