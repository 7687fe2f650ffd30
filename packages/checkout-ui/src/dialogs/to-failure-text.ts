import type { CallFailure } from "@store/checkout-client";
import { toProblem } from "@store/shopper-state";
import { problemText } from "./problem-texts.ts";

/** A failed call in the words of its dialog, for a page without one. */
export function toFailureText(failure: CallFailure): string {
  return problemText(toProblem(failure, null) ?? { kind: "generic" }).text;
}
