import { modelWith, visa } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { furthestPath, furthestStep, mayOpenStep } from "./furthest-step.ts";

const unpaid = modelWith({ card: null });
const byWallet = (applied: object) => ({ ...unpaid, paymentData: { ...unpaid.paymentData, ...applied } });
const noPickupOptions = { giftReceiptOption: false, baggingOption: "none", pickupContact: null } as const;

describe("the furthest step of a checkout", () => {
  it.each([
    ["everything is there", modelWith({}), 4],
    ["nothing but the start was reached", modelWith({ reachedStep: 1 }), 1],
    ["payment was reached and its card is there", modelWith({ reachedStep: 3 }), 3],
    ["a recipient has no address", modelWith({ address: null }), 1],
    ["a store keeps all of it", modelWith({ address: null, bopsOptions: noPickupOptions }), 4],
    ["a service level is offered no longer", modelWith({ shipment: { selectedServiceLevel: 3 } }), 2],
    ["no card is applied", modelWith({ card: null }), 3],
    ["the card is no longer valid", modelWith({ card: { ...visa, isValid: false } }), 3],
    ["nothing is left to pay", modelWith({ card: null, isPaymentNeeded: false }), 4],
    ["PayPal is applied", byWallet({ payPalData: { isApplied: true, payerEmail: null } }), 4],
    ["Venmo is applied", byWallet({ alternativePaymentsData: { applied: "venmo", username: null } }), 4],
  ] as const)("depends on the reached step and on the data: %s [CHK-01]", (_, model, furthest) => {
    expect(furthestStep(model)).toBe(furthest);
  });

  it("is the cart without a checkout", () => {
    expect(furthestPath(null)).toBe("/checkout/cart");
    expect(furthestPath(modelWith({ card: null }))).toBe("/checkout/paymentandbilling");
  });
});

it("opens every step up to the furthest and none beyond", () => {
  const model = modelWith({ reachedStep: 2 });
  expect([0, 1, 2, 3, 4].map((index) => mayOpenStep(model, index))).toEqual([true, true, true, false, false]);
});
