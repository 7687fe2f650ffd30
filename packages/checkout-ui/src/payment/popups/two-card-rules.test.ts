import { describe, expect, it } from "vitest";
import { checkPair, followAmount, listPairCards, shareAmounts, toggleCard } from "./two-card-rules.ts";

const price = { currency: "USD", locale: "en-US" } as const;
const entry = (lastFour: string) =>
  ({
    type: "Visa",
    number: `411111111111${lastFour}`,
    expMonth: "12",
    expYear: "2029",
    cvv: "",
    saveToAccount: false,
    isExpired: false,
    lastFour,
  }) as const;
const none = { accountCardsInfo: [], accountCardsInfoLimit: 5, cardOneInfo: null, cardTwoInfo: null };
const cards = listPairCards({ ...none, isOnlyCbccAllowed: false }, { a: entry("1111"), b: entry("2222") });
const codes = { a: "123", b: "321" };

describe("two selected cards", () => {
  it.each([
    [[], "a", ["a"]],
    [["a"], "a", []],
    [["a"], "b", ["a", "b"]],
    [["a", "b"], "c", ["a", "b"]],
    [["a", "b"], "a", ["b"]],
  ])("%j after a click on %j are %j [PAY-20]", (chosen, pressed, expected) => {
    expect(toggleCard(chosen, pressed)).toEqual(expected);
  });

  it.each([[[]], [["a"]], [["a", "c"]]])("%j are fewer than two [PAY-21]", (chosen) => {
    const check = checkPair({ cards, chosen, amounts: ["1", "2"], codes }, { dueCents: 300, price });
    expect(check).toMatchObject({ ok: false, errors: { choice: "Please select two cards." } });
  });

  it.each([
    ["10.10", "20.20", 3030, undefined],
    ["10.10", "20.21", 3030, "The two amounts must add up to $30.30."],
    ["10.10", "20.19", 3030, "The two amounts must add up to $30.30."],
    ["0.1", "0.2", 30, undefined],
    ["30.30", "0", 3030, "Please enter an amount for each card."],
    ["", "30.30", 3030, "Please enter an amount for each card."],
    ["-1", "31.30", 3030, "Please enter an amount for each card."],
    ["ten", "20.20", 3030, "Please enter an amount for each card."],
  ])("with amounts %j and %j of %i cents get %j [PAY-22] [PAY-06]", (one, two, dueCents, amounts) => {
    const check = checkPair({ cards, chosen: ["a", "b"], amounts: [one, two], codes }, { dueCents, price });
    expect(check.ok ? undefined : check.errors.amounts).toBe(amounts);
  });

  it("are sent in the order of selection, each with its code and its cents [PAY-22]", () => {
    const amounts = ["10.10", "20.20"] as const;
    expect(checkPair({ cards, chosen: ["b", "a"], amounts, codes }, { dueCents: 3030, price })).toEqual({
      ok: true,
      request: {
        cardOneData: { ...entry("2222"), cvv: "321", amountCents: 1010 },
        cardTwoData: { ...entry("1111"), cvv: "123", amountCents: 2020 },
      },
    });
  });

  it.each([
    [0, "10.10", ["10.10", "20.20"]],
    [1, "10.10", ["20.20", "10.10"]],
    [0, "99", ["99", "0.00"]],
    [0, "ten", null],
    [1, "-5", null],
  ] as const)(
    "have amounts that follow each other: amount %i typed as %j makes %j [PAY-22]",
    (index, typed, expected) => {
      expect(followAmount(3030, index, typed)).toEqual(expected);
    },
  );

  it.each([
    [3030, undefined, ["15.15", "15.15"]],
    [3031, undefined, ["15.16", "15.15"]],
    [3030, 1010, ["20.20", "10.10"]],
    [3030, 3030, ["15.15", "15.15"]],
    [3030, 0, ["15.15", "15.15"]],
  ])("share %i cents again, of which the second had %j, as %j [PAY-22]", (dueCents, secondCents, expected) => {
    expect(shareAmounts(dueCents, secondCents)).toEqual(expected);
  });
});
