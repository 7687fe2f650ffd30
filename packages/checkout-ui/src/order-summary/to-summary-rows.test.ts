import { summary } from "@store/shopper-state/checkout-samples";
import { expect, it } from "vitest";
import { toSummaryRows, toTenderRows, toTotalLabel } from "./to-summary-rows.ts";

it("always has subtotal, shipping and tax, and no other zero amounts", () => {
  expect(toSummaryRows(summary, { isTaxKnown: true })).toEqual([
    { label: "Subtotal", amount: 12_900 },
    { label: "Shipping", amount: "Free" },
    { label: "Tax", amount: 1322 },
  ]);
});

it("says that tax is calculated in checkout until there is an address", () => {
  expect(toSummaryRows({ ...summary, tax: 0 }, { isTaxKnown: false })).toContainEqual({
    label: "Tax",
    amount: "Calculated in checkout",
  });
});

it("marks a tax without a known address as an estimate, and names that of a pickup as such", () => {
  expect(toSummaryRows(summary, { isTaxKnown: false })).toContainEqual({ label: "Estimated tax", amount: 1322 });
  const rows = toSummaryRows(summary, { isTaxKnown: false, isTaxInPart: true });
  expect(rows).toContainEqual({ label: "Tax so far", amount: 1322 });
});

it("names a surcharge and subtracts discounts", () => {
  const rows = toSummaryRows({ ...summary, shipping: 4900, surcharge: 1000, discount: 500 }, { isTaxKnown: true });
  expect(rows).toEqual(
    expect.arrayContaining([
      { label: "Shipping", amount: 4900 },
      { label: "Shipping surcharge", amount: 1000 },
      { label: "Discount", amount: -500 },
    ]),
  );
});

it("shows every part of the total, so that the rows add up to it", () => {
  const parts = {
    subtotal: 10_000,
    services: 9_900,
    discount: 1_500,
    promoCode: "LINEN15, SAVE5",
    shipping: 900,
    tax: 700,
  };
  const paid = { ...summary, ...parts, total: 20_000, tendersTotal: 6_000, rewardsTotal: 2_500, amountDue: 14_000 };
  const rows = toSummaryRows(paid, { isTaxKnown: true });
  expect(rows).toEqual(
    expect.arrayContaining([
      { label: "Services", amount: 9_900 },
      { label: "Discount (LINEN15, SAVE5)", amount: -1_500 },
    ]),
  );
  expect(rows.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(paid.total);
  expect(toTenderRows(paid)).toEqual([
    { label: "Reward certificates", amount: -2_500 },
    { label: "Gift cards", amount: -3_500 },
  ]);
  expect(toTenderRows(paid).reduce((left, { amount }) => left + Number(amount), paid.total)).toBe(paid.amountDue);
});

it.each([true, false])(
  "hides no shipping that is in the total if an item cannot be delivered, tax known: %s",
  (isTaxKnown) => {
    const knowledge = { isTaxKnown, isShippingKnown: false };
    expect(toSummaryRows({ ...summary, shipping: 4995 }, knowledge)).toContainEqual({
      label: "Estimated shipping",
      amount: 4995,
    });
    expect(toSummaryRows(summary, knowledge)).toContainEqual({ label: "Shipping", amount: "Not known yet" });
  },
);

const known = { isTaxKnown: true, isTaxInPart: false, isShippingKnown: true };
it.each([
  ["Total", {}, {}],
  ["Total", { isTaxExempt: true }, { isTaxKnown: false }],
  ["Estimated total", { shipping: 900 }, { isShippingKnown: false }],
  ["Total before shipping", { shipping: 0 }, { isShippingKnown: false }],
  ["Total before tax", { tax: 0 }, { isTaxKnown: false }],
  ["Estimated total", { tax: 700 }, { isTaxKnown: false }],
  ["Total so far", { tax: 700 }, { isTaxKnown: false, isTaxInPart: true }],
])("labels the sum %s depending on what is known", (label, amounts, knowledge) => {
  expect(toTotalLabel({ ...summary, ...amounts }, { ...known, ...knowledge })).toBe(label);
});
