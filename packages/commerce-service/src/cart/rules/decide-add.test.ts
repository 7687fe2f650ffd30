import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideAdd, maxQuantity, type SoldItem } from "./decide-add.ts";
import { decideQuantity } from "./decide-quantity.ts";

const lamp: SoldItem = {
  sku: "1",
  kind: "item",
  name: "Lamp",
  optionLabel: null,
  picture: "lamp",
  pictureAlt: "A lamp",
  offerCents: 100,
  personalization: null,
  available: 120,
};
const towel: SoldItem = {
  ...lamp,
  sku: "2",
  name: "Towel",
  available: null,
  personalization: { label: "", maxLength: 20, pattern: "\\w+", feeCents: 5 },
};
const sold = new Map([lamp, towel].map((item) => [item.sku, item]));
const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });

describe("what may join a basket", () => {
  it("adds up to no more than 99 of a choice and no more of a SKU than there is, however it is split", () => {
    fc.assert(
      fc.property(
        quantities,
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }),
        (held, wanted) => {
          const sum = [...held, ...wanted].reduce((total, quantity) => total + quantity, 0);
          const decision = decideAdd({
            wanted: wanted.map((Quantity) => ({ Sku: "1", Quantity })),
            sold,
            held: held.map((quantity) => ({ sku: "1", personalization_text: null, quantity })),
          });
          expect(decision.kind).toBe(sum > maxQuantity ? "refused" : "add");
          if (decision.kind !== "add") return;
          expect(decision.additions.map(({ quantity }) => quantity)).toEqual([wanted.reduce((a, b) => a + b)]);
        },
      ),
    );
  });

  it("keeps texts of one SKU apart", () => {
    const wanted = ["Ann", "Bob", " Ann "].map((PersonalizationText) => ({
      Sku: "2",
      Quantity: 60,
      PersonalizationText,
    }));
    expect(decideAdd({ wanted: wanted.slice(0, 2), sold, held: [] })).toMatchObject({
      kind: "add",
      additions: [
        { text: "Ann", quantity: 60 },
        { text: "Bob", quantity: 60 },
      ],
    });
    expect(decideAdd({ wanted, sold, held: [] })).toMatchObject({ kind: "refused", errorCode: "QuantityLimit" });
  });
});

describe("how many a line may hold", () => {
  const line = { line_id: "a", sku: "1", quantity: 3, available: 5 };
  const other = { ...line, line_id: "b", quantity: 1 };
  it.each([
    [4, "kept", ""],
    [5, "refused", "Only 4 of this item are left."],
    [2, "kept", ""],
  ] as const)("decides %s", (quantity, kind, message) => {
    const decision = decideQuantity({ line, lines: [line, other], quantity });
    expect(decision.kind).toBe(kind);
    if (decision.kind === "refused") expect(decision.message).toBe(message);
  });

  it("is not limited when it is made on demand, and never grows when all is gone", () => {
    const endless = { ...line, available: null };
    expect(decideQuantity({ line: endless, lines: [endless], quantity: 99 }).kind).toBe("kept");
    const gone = { ...line, available: 0 };
    expect(decideQuantity({ line: gone, lines: [gone], quantity: 4 })).toMatchObject({
      message: "This item is out of stock.",
    });
    expect(decideQuantity({ line: gone, lines: [gone], quantity: 2 }).kind).toBe("kept");
  });
});
