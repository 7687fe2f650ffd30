import type { Call } from "@store/checkout-client";
import type { CheckoutModel, CheckoutResult } from "@store/contract/checkout";
import type { EmptyBody } from "@store/contract/shared";
import { furthestPath, furthestStep } from "../steps/furthest-step.ts";
import type { Step } from "../steps/step-table.ts";
import { checkCart } from "./check-cart.ts";
import { checkoutCalls } from "./checkout-calls.ts";
import { type StepCall, type StepForm, type StepOutcome, type StepStop, toAlert, toFailed } from "./step-outcome.ts";

/** The context of every submitted step. */
export interface StepContext {
  readonly call: StepCall;
  /** The checkout model at the time of the submission. */
  readonly model: CheckoutModel | null;
  /** Called after the service has saved a part, so that its draft can be removed. */
  readonly onSaved?: ((form: StepForm) => void) | undefined;
}

export interface StepSubmission extends StepContext {
  /** Null if everything is saved. */
  readonly save: () => Promise<StepStop | null>;
  readonly move: Call<EmptyBody, CheckoutResult>;
  readonly step: Step;
  readonly next: Step;
  readonly isPlaceNew?: boolean;
}

/** Submits a step: ValidateCart, the step's save, its move. */
export async function submitStep({ call, model, save, isPlaceNew = false, ...way }: StepSubmission) {
  const stop = (await checkCart(call, { basketId: model?.basketId, isPlaceNew })) ?? (await save());
  return stop ?? moveOn(call, way);
}

async function moveOn(
  call: StepCall,
  { move, step, next }: Pick<StepSubmission, "move" | "step" | "next">,
): Promise<StepOutcome> {
  const moved = await call(move, {});
  if (!moved.ok) return toFailed(moved.failure, move);
  const { isSuccess, redirectUrl, message } = moved.value;
  if (isSuccess) return { kind: "moved", location: next.path, isStepDone: true };
  if (!redirectUrl) return toAlert(message);
  const operation = checkoutCalls.refreshCheckout;
  const refreshed = await call(operation, {});
  if (!refreshed.ok) return toFailed(refreshed.failure, operation);
  const model = refreshed.value.checkout ?? null;
  const furthest = furthestStep(model);
  if (furthest === step.index) return toAlert(message);
  return {
    kind: "moved",
    location: furthestPath(model),
    arrivalAlert: furthest < step.index ? (message ?? null) : null,
  };
}
