import type { BaggingOption } from "@store/contract/checkout";
import { canBeBagged, type LineToWrap } from "./can-be-wrapped.ts";

type BaggingCheck = { ok: true; value: BaggingOption } | { ok: false; errorCode: "BaggingNotOffered"; message: string };

/** Whether one recipient's pickup can be put into what was chosen; no packaging is always possible. */
export function checkBagging(option: BaggingOption, lines: readonly LineToWrap[]): BaggingCheck {
  if (option === "none" || lines.some(canBeBagged)) return { ok: true, value: option };
  return {
    ok: false,
    errorCode: "BaggingNotOffered",
    message: "None of these items fits into gift packaging. You can still ask for a gift receipt.",
  };
}
