import type { CallFailure, CallResult } from "@store/checkout-client";
import type { CartResult } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import type { LineAction } from "./line-mutations.ts";

/** The text for a failed change without a text of the service. */
export const cartAlertText = "We could not update your cart. Please try again.";

/** The message above the cart's lines after a failed change; null otherwise. */
export const cartAlertAtom = atom<string | null>(null);

/** Why an action of a line failed. */
export interface LineError {
  readonly action: LineAction;
  /** The reply, or the failure if there was none. */
  readonly response: CartResult | CallFailure;
  /** The text shown at the line. */
  readonly text: string;
}

/** Errors of lines by the lines' ids. */
export const lineErrorsAtom = atom<Readonly<Record<string, LineError>>>({});

/** Removes a line's error when the shopper does something else with the line. */
export const forgetLineErrorAtom = atom(null, (get, set, lineId: string) => {
  const { [lineId]: forgotten, ...others } = get(lineErrorsAtom);
  if (forgotten) set(lineErrorsAtom, others);
});

/** The result of a call whose reply has `isSuccess`. */
export type OutcomeResult = CallResult<{ isSuccess: boolean; message?: string | null | undefined }>;

/**
 * What a call says of the field that sent it: the error, or an optional message of the success. A form has more to say,
 * a `FormOutcome`, and is made from it.
 */
export type FieldResult =
  | { readonly isSuccess: true; readonly message: string | null }
  | { readonly isSuccess: false; readonly message: string };

export interface FieldTexts {
  /** Fields of the reply that may have the reason of a refusal; they have priority over `message`. */
  readonly messageFields?: ReadonlyArray<"promoErrorMessage" | "cartErrorMessage">;
  /** The text of a failure without a text of the service. */
  readonly fallback: string;
}

/** Converts a call's result to the result of its field. A text of the service has priority, also outside 2xx. */
export function toFieldResult(result: OutcomeResult, { messageFields = [], fallback }: FieldTexts): FieldResult {
  if (result.ok && result.value.isSuccess) return { isSuccess: true, message: result.value.message || null };
  const reply: Readonly<Record<string, unknown>> = replyOf(result);
  const texts = [...messageFields, "message"].map((field) => reply[field]);
  const message = texts.find((text) => typeof text === "string" && text !== "");
  return { isSuccess: false, message: typeof message === "string" ? message : fallback };
}

function replyOf(result: OutcomeResult) {
  if (result.ok) return result.value;
  return "reply" in result.failure ? result.failure.reply : {};
}
