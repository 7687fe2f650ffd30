import { checkoutOperations } from "@store/contract/checkout";
import { modelWith } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { deliveryStep, paymentStep } from "../steps/step-table.ts";
import { answeringCall, offline } from "./answering-call.fixture.ts";
import { type StepStop, saveFailedText } from "./step-outcome.ts";
import { submitStep } from "./submit-step.ts";

type Answers = Parameters<typeof answeringCall>[0];

async function submit(
  answers: Answers,
  { stop = null, isPlaceNew = false }: { stop?: StepStop | null; isPlaceNew?: boolean } = {},
) {
  const { call, names } = answeringCall(answers);
  const outcome = await submitStep({
    call,
    model: modelWith({}),
    save: async () => stop,
    isPlaceNew,
    move: checkoutOperations.moveToPaymentPage,
    step: deliveryStep,
    next: paymentStep,
  });
  return { outcome, names: names() };
}
const notReady = {
  isSuccess: false,
  message: "Please enter your shipping address first.",
  redirectUrl: "/checkout/shipping",
};
const pfas = { isSuccess: false, errorType: 9, unavailableItems: [] };

describe("a submitted step", () => {
  it("validates the cart, saves, moves and navigates [CHK-13, CHK-14]", async () => {
    const { outcome, names } = await submit({});
    expect(names).toEqual(["validateCart", "moveToPaymentPage"]);
    expect(outcome).toEqual({ kind: "moved", location: paymentStep.path, isStepDone: true });
  });

  it("saves nothing of an invalid cart, unless its new address may make it valid [CHK-19]", async () => {
    expect(await submit({ validateCart: pfas })).toMatchObject({
      outcome: { kind: "shown", data: { kind: "cartInvalid", validation: { errorType: 9 } } },
      names: ["validateCart"],
    });
    expect((await submit({ validateCart: pfas }, { isPlaceNew: true })).outcome.kind).toBe("moved");
    expect((await submit({ validateCart: { ...pfas, errorType: 8 } }, { isPlaceNew: true })).outcome).toMatchObject({
      data: { kind: "cartInvalid" },
    });
  });

  it("does not move if saving has failed", async () => {
    const stop: StepStop = { kind: "invalid", problem: "No." };
    expect(await submit({}, { stop })).toEqual({ outcome: stop, names: ["validateCart"] });
  });

  it.each([
    [
      "a lost cart check",
      { validateCart: { failure: offline } },
      { kind: "shown", data: { kind: "failed", operation: { name: "validateCart" } } },
    ],
    [
      "a lost move",
      { moveToPaymentPage: { failure: offline } },
      { kind: "shown", data: { kind: "failed", operation: { name: "moveToPaymentPage" } } },
    ],
    [
      "a refused move",
      { moveToPaymentPage: { isSuccess: false, message: "No." } },
      { kind: "invalid", problem: "No." },
    ],
    [
      "a refusal without words",
      { moveToPaymentPage: { isSuccess: false } },
      { kind: "invalid", problem: saveFailedText },
    ],
    [
      "a basket that another tab has brought back",
      { moveToPaymentPage: notReady, refreshCheckout: { checkout: modelWith({ reachedStep: 1 }) } },
      { kind: "moved", location: "/checkout/shipping", arrivalAlert: notReady.message },
    ],
    [
      "a basket that another tab has brought further",
      { moveToPaymentPage: notReady, refreshCheckout: { checkout: modelWith({ reachedStep: 3 }) } },
      { kind: "moved", location: paymentStep.path, arrivalAlert: null },
    ],
    [
      "a basket that stands at this step",
      { moveToPaymentPage: notReady, refreshCheckout: { checkout: modelWith({ reachedStep: 2 }) } },
      { kind: "invalid", problem: notReady.message },
    ],
  ] as Array<[string, Answers, object]>)("tells %s", async (_, answers, expected) => {
    expect((await submit(answers)).outcome).toMatchObject(expected);
  });
});
