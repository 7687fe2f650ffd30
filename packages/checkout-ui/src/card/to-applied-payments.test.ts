import { modelWith, summary, visa } from "@store/shopper-state/checkout-samples";
import { expect, it } from "vitest";
import { toAppliedPayments } from "./to-applied-payments.ts";

const { paymentData } = modelWith({});
const certificate = (reference: string, amount: number, isApplied = true) => ({
  certificateNumber: `•••• ${reference}`,
  reference,
  amount,
  isApplied,
  expires: "2027-01-31",
});

it("is only the card if nothing else pays", () => {
  expect(toAppliedPayments({ paymentData, orderSummary: summary })).toEqual([
    { kind: "card", type: "Visa", lastFour: "1111", amount: 12_900, expMonth: "12", expYear: "2029" },
  ]);
});

it("names every payment with its amount, in payment order, and omits zero amounts", () => {
  const giftCard = { number: "•••• 3017", reference: "g", appliedAmount: 5_000 };
  const code = { number: "•••• 9A3T", reference: "t", appliedAmount: 4_000 };
  const payments = toAppliedPayments({
    paymentData: {
      ...paymentData,
      rewardsData: {
        certificates: [certificate("2275", 2_500), certificate("2283", 2_500), certificate("2291", 900, false)],
      },
      creditCardData: { ...paymentData.creditCardData, cardOneInfo: { ...visa, appliedAmount: 0 } },
      tenderCodesData: { giftCards: [giftCard, { ...giftCard, appliedAmount: 0 }], tenderCodes: [code], promo: null },
    },
    orderSummary: { ...summary, tendersTotal: 13_000, rewardsTotal: 4_000 },
  });
  expect(payments.map(({ kind, lastFour, amount }) => [kind, lastFour, amount])).toEqual([
    ["certificate", "2275", 2_500],
    ["certificate", "2283", 1_500],
    ["giftCard", "3017", 5_000],
    ["tenderCode", "9A3T", 4_000],
  ]);
});

it.each([
  [{ alternativePaymentsData: { applied: "visa" as const, username: null } }, "visaCheckout"],
  [{ payPalData: { isApplied: true, payerEmail: null } }, "payPal"],
  [{ payPalData: { isApplied: true, payerEmail: "nell@pay.example" } }, "payPal", "nell@pay.example"],
  [{ alternativePaymentsData: { applied: "venmo" as const, username: "@nell" } }, "venmo", "@nell"],
])("lets a wallet pay the amount due, with its payer: %o", (wallet, kind, payer?: string) => {
  const { paymentData: withoutCard } = modelWith({ card: null });
  expect(toAppliedPayments({ paymentData: { ...withoutCard, ...wallet }, orderSummary: summary })).toEqual([
    { kind, type: null, lastFour: "", amount: summary.amountDue, ...(payer && { payer }) },
  ]);
});
