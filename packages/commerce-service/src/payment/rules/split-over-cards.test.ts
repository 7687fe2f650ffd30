import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CardToCharge, splitOverCards } from "../../pricing/allocate-tenders.ts";
import { checkCardAmounts } from "./check-cards.ts";

const amounts = (...cents: (number | null)[]): CardToCharge[] => cents.map((amountCents) => ({ amountCents }));

describe("cards", () => {
  it.each<[what: string, dueCents: number, CardToCharge[], number[]]>([
    ["one card pays all", 3_030, [{}], [3_030]],
    ["one card pays all, whatever was entered", 3_030, amounts(10), [3_030]],
    ["two pay what was entered", 3_030, amounts(1_010, 2_020), [1_010, 2_020]],
    ["card two keeps its amount when the total grows", 5_000, amounts(1_010, 2_020), [2_980, 2_020]],
    ["card two keeps its amount when the total shrinks", 2_021, amounts(1_010, 2_020), [1, 2_020]],
    ["card two takes the rest when only card one has an amount", 3_000, amounts(1_000, null), [1_000, 2_000]],
    ["nothing is due", 0, amounts(1_010, 2_020), [0, 0]],
    ["nothing is due and no card is there", 0, [], []],
  ])("%s", (_what, dueCents, cards, expected) => {
    expect(splitOverCards(dueCents, cards)).toEqual({ ok: true, amountsCents: expected });
  });

  it.each<[what: string, problem: string, dueCents: number, CardToCharge[]]>([
    ["no card is there", "cardMissing", 100, []],
    ["two cards have no amounts", "amountsNeeded", 100, amounts(null, null)],
    ["card two would pay it all", "amountsNeeded", 2_020, amounts(1_010, 2_020)],
    ["card two would pay more than all", "amountsNeeded", 500, amounts(1_010, 2_020)],
    ["card one would pay it all", "amountsNeeded", 1_000, amounts(1_000, null)],
    ["a single cent cannot be shared", "amountsNeeded", 1, amounts(1, 1)],
  ])("%s: %s", (_what, problem, dueCents, cards) => {
    expect(splitOverCards(dueCents, cards)).toEqual({ ok: false, problem, amountsCents: cards.map(() => 0) });
  });

  it("are two at most", () => {
    expect(() => splitOverCards(300, amounts(100, 100, 100))).toThrow(RangeError);
  });
});

describe("the amounts of two cards", () => {
  const check = (one: number | null, two: number | null, dueCents = 3_030) =>
    checkCardAmounts({ dueCents, amountsCents: [one, two], site: "US" });

  it("must add up to what is due, to the cent [PAY-22]", () => {
    expect(check(1_010, 2_020)).toEqual({ ok: true, amountsCents: [1_010, 2_020] });
    for (const [one, two] of [
      [1_010, 2_019],
      [1_010, 2_021],
      [3_030, 1],
    ] as const) {
      expect(check(one, two)).toMatchObject({
        errorCode: "CardAmountsMismatch",
        flag: null,
        message: "The two amounts must add up to $30.30.",
      });
    }
  });

  it.each([
    [0, 3_030],
    [3_030, 0],
    [-10, 3_040],
    [null, 3_030],
    [3_030, null],
  ])("must both be there and above zero: %j and %j", (one, two) => {
    expect(check(one, two)).toEqual({
      ok: false,
      errorCode: "CardAmountZero",
      flag: "hasZeroAmountError",
      message: "Please enter an amount for each card.",
    });
  });

  it("that are taken are what the cards then pay", () => {
    const anyAmount = fc.nat({ max: 100_000_000 });
    holds(anyAmount, anyAmount, fc.integer({ min: -1, max: 1 }), (one, two, off) => {
      const dueCents = Math.max(one + two + off, 0);
      const { ok } = check(one, two, dueCents);
      const split = splitOverCards(dueCents, amounts(one, two));
      return !ok || (split.ok && split.amountsCents[0] === one && split.amountsCents[1] === two);
    });
  });
});
