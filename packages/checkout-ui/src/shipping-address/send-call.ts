import type { Call } from "@store/checkout-client";
import type { FieldProblem } from "@store/contract/checkout";
import { toErrors } from "../address/to-errors.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { type StepCall, type StepStop, toAlert, toFailed } from "../step-work/step-outcome.ts";

interface Reply {
  readonly isSuccess: boolean;
  readonly message?: string | null | undefined;
  readonly fieldProblems?: readonly FieldProblem[] | undefined;
}
type Sent<Value extends Reply> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly stop: StepStop };

/** Sends a call that changes where something goes: its reply, or its refusal as the step says it. */
export async function sendCall<Request, Value extends Reply>(
  call: StepCall,
  operation: Call<Request, Value>,
  request: Request,
): Promise<Sent<Value>> {
  const result = await call(operation, request);
  if (!result.ok) return { ok: false, stop: toFailed(result.failure, operation) };
  const { isSuccess, message, fieldProblems = [] } = result.value;
  if (fieldProblems.length > 0) return { ok: false, stop: await refuseAddress(call, fieldProblems) };
  return isSuccess ? result : { ok: false, stop: toAlert(message) };
}

/** The same for a call whose reply says nothing else: its refusal; null without one. */
export async function send<Request>(
  call: StepCall,
  operation: Call<Request, Reply>,
  request: Request,
): Promise<StepStop | null> {
  const sent = await sendCall(call, operation, request);
  return sent.ok ? null : sent.stop;
}

/** The service's refusals at their fields. The country has no field: another tab has changed the destination. */
export async function refuseAddress(call: StepCall, problems: readonly FieldProblem[]): Promise<StepStop> {
  if (!problems.some(({ field }) => field === "country"))
    return { kind: "invalid", form: "shipping", errors: toErrors(problems) };
  const operation = checkoutCalls.refreshCheckout;
  const result = await call(operation, {});
  if (!result.ok) return toFailed(result.failure, operation);
  const country = result.value.checkout?.shipTo?.name;
  return toAlert(country && `The country of your order is now ${country}. Please check your address.`);
}
