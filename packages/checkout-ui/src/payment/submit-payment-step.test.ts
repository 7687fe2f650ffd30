import { usSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress, modelWith } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { answeringCall, offline } from "../step-work/answering-call.fixture.ts";
import { type CardPayment, noCards, submitPaymentStep } from "./submit-payment-step.ts";

const entry = {
  type: "Visa",
  number: "4111111111111111",
  expMonth: "12",
  expYear: "2029",
  cvv: "123",
  saveToAccount: false,
  isExpired: false,
  lastFour: "1111",
} as const;
const newCard: CardPayment = { kind: "cards", request: { ...noCards, cardOneData: entry } };
const code: CardPayment = { kind: "code", cardId: "card-1", code: "123" };

async function submit(card: CardPayment, answers: Parameters<typeof answeringCall>[0] = {}, billing = chicagoAddress) {
  const { call, sent, names } = answeringCall(answers);
  const saved: string[] = [];
  const model = modelWith({});
  const outcome = await submitPaymentStep({
    call,
    model,
    billing,
    card,
    site: usSite,
    onSaved: (form) => saved.push(form),
  });
  return { outcome, sent, saved, names: names().slice(1) };
}

describe("the submitted payment step", () => {
  it.each<[string, CardPayment, string[]]>([
    ["the applied card", { kind: "applied" }, ["moveToReviewPage"]],
    ["a new card", newCard, ["savePayment", "moveToReviewPage"]],
    ["a card whose code was typed again", code, ["verifyCreditCard", "moveToReviewPage"]],
  ])("pays by %s (AMB-026)", async (_, card, expected) => {
    const verified = { verifyCreditCard: { isVerificationApplied: true } };
    const { outcome, names } = await submit(card, verified);
    expect([names, outcome]).toEqual([expected, { kind: "moved", location: "/checkout/review", isStepDone: true }]);
  });

  it("saves a separate billing address, without an e-mail address, before the card", async () => {
    const { names, sent, saved } = await submit(newCard, {}, { ...chicagoAddress, city: "Evanston" });
    expect(names).toEqual(["saveBillingAddress", "savePayment", "moveToReviewPage"]);
    const { emailAddress: _, ...address } = chicagoAddress;
    expect(sent[1]?.request).toEqual({ address: { ...address, city: "Evanston" } });
    expect(saved).toEqual(["billing", "card"]);
  });

  const refused = { isSuccess: false, message: "Please try another card." };
  const flags = {
    hasVerifyRequiredError: false,
    hasVerifyInputError: false,
    hasVerifyFailedError: false,
    hasCvvError: false,
    cardId: "card-1",
  };
  const mismatch = { isVerificationApplied: false, verifyErrors: { ...flags, hasCvvError: true } };
  it.each<[string, CardPayment, Parameters<typeof answeringCall>[0], object]>([
    [
      "a refused field",
      newCard,
      { savePayment: { ...refused, cardProblem: { field: "expiry", message: "Too old." } } },
      { kind: "invalid", form: "card", errors: { expiry: "Too old." } },
    ],
    ["a refused card", newCard, { savePayment: refused }, { kind: "invalid", problem: refused.message }],
    [
      "a lost card",
      newCard,
      { savePayment: { failure: offline } },
      { kind: "shown", data: { kind: "failed", failure: offline } },
    ],
    [
      "a wrong code",
      code,
      { verifyCreditCard: mismatch },
      { kind: "invalid", form: "card", errors: { securityCode: "The security code you entered is not valid." } },
    ],
    [
      "a code that nobody can check",
      code,
      { verifyCreditCard: { ...mismatch, verifyErrors: { ...flags, hasVerifyFailedError: true } } },
      { kind: "invalid", form: "card", errors: { securityCode: "We could not verify this card." } },
    ],
  ])("stays with %s and moves nowhere", async (_, card, answers, expected) => {
    const { outcome, names, saved } = await submit(card, answers);
    expect(outcome).toMatchObject(expected);
    expect([names.includes("moveToReviewPage"), saved]).toEqual([false, ["billing"]]);
  });
});
