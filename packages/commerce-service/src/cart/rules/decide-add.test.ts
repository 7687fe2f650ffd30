import { maxQuantity } from "@store/contract/shared";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleBasket, sampleItem } from "../../basket/basket.samples.ts";
import { samplePersonalization } from "../../line-options/personalization.samples.ts";
import { decideAdd } from "./decide-add.ts";
import { refuseQuantity } from "./refuse-quantity.ts";

const lamp = sampleItem({ sku: "1", title: "Lamp", offerCents: 100, available: 120 });
const towel = sampleItem({
  sku: "2",
  title: "Towel",
  personalization: samplePersonalization,
});
const now = new Date("2026-07-01T12:00:00Z");
const basketOf = (lamps: readonly number[]) =>
  sampleBasket({
    lines: lamps.map((quantity, at) => ({ line: { lineId: `lamp-${at}`, sku: "1", quantity } })),
    basketContext: { items: new Map([lamp, towel].map((item) => [item.sku, item])) },
  });
const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });

describe("an add to the basket", () => {
  it("allows at most 99 of the same options and at most the stock of a SKU, however it is split", () => {
    fc.assert(
      fc.property(
        quantities,
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }),
        (held, wanted) => {
          const sum = [...held, ...wanted].reduce((total, quantity) => total + quantity, 0);
          const decision = decideAdd(
            wanted.map((Quantity) => ({ Sku: "1", Quantity })),
            basketOf(held),
            now,
          );
          expect(decision.kind).toBe(sum > maxQuantity ? "refused" : "change");
          if (decision.kind !== "change") return;
          expect(decision.additions.map(({ quantity }) => quantity)).toEqual([wanted.reduce((a, b) => a + b)]);
        },
      ),
    );
  });

  it("keeps different texts of one SKU apart", () => {
    const wanted = ["Ann", "Bob", " Ann "].map((PersonalizationText) => ({
      Sku: "2",
      Quantity: 60,
      PersonalizationText,
    }));
    expect(decideAdd(wanted.slice(0, 2), basketOf([]), now)).toMatchObject({
      kind: "change",
      additions: [
        { options: { text: "Ann" }, quantity: 60 },
        { options: { text: "Bob" }, quantity: 60 },
      ],
    });
    expect(decideAdd(wanted, basketOf([]), now)).toMatchObject({
      kind: "refused",
      refusal: { errorCode: "QuantityLimit" },
    });
  });
});

describe("the quantity of a line", () => {
  const line = { lineId: "a", sku: "1", quantity: 3 };
  const other = { ...line, lineId: "b", quantity: 1 };
  it.each([
    [4, undefined],
    [5, "Only 4 of this item are left."],
    [2, undefined],
  ] as const)("decides %s", (quantity, message) => {
    const refused = refuseQuantity({ line, lines: [line, other], quantity, available: 5 });
    expect(refused?.refusal.message).toBe(message);
  });

  it("is not limited if it is made on demand, and never increases if the stock is gone", () => {
    expect(refuseQuantity({ line, lines: [line], quantity: 99, available: null })).toBeNull();
    expect(refuseQuantity({ line, lines: [line], quantity: 4, available: 0 })).toMatchObject({
      refusal: { message: "This item is out of stock." },
    });
    expect(refuseQuantity({ line, lines: [line], quantity: 2, available: 0 })).toBeNull();
  });
});
