import type { BaggingOption, GiftOptions } from "@store/contract/checkout";
import { toLineToWrap } from "../../../basket/rules/to-line-to-wrap.ts";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";
import { canBeBagged, type LineToWrap } from "../../../pricing/can-be-wrapped.ts";

import { checkGiftOptions } from "./check-gift-options.ts";
import { noChange, type OptionChoice, refuseOption } from "./option-choice.ts";

/** Whether a recipient's items are a gift, with wrap and message. */
export function chooseGift(wanted: GiftOptions | undefined, { lines }: BasketRecipient): OptionChoice {
  if (wanted === undefined) return noChange;
  const check = checkGiftOptions(wanted, lines.map(toLineToWrap));
  return check.ok ? { kind: "change", changes: { gift: check.value } } : refuseOption(check.errorCode, check.message);
}

/** The packaging of a pickup. */
export function chooseBagging(wanted: BaggingOption, { lines }: BasketRecipient): OptionChoice {
  const check = checkBagging(wanted, lines.map(toLineToWrap));
  return check.ok
    ? { kind: "change", changes: { bagging: check.value } }
    : refuseOption(check.errorCode, check.message);
}

type BaggingCheck = { ok: true; value: BaggingOption } | { ok: false; errorCode: "BaggingNotOffered"; message: string };

/** Whether a recipient's pickup can have the selected packaging; no packaging is always possible. */
export function checkBagging(option: BaggingOption, lines: readonly LineToWrap[]): BaggingCheck {
  if (option === "none" || lines.some(canBeBagged)) return { ok: true, value: option };
  return {
    ok: false,
    errorCode: "BaggingNotOffered",
    message: "None of these items fits into gift packaging. You can still ask for a gift receipt.",
  };
}
