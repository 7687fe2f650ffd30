import type { BaggingOption, GiftOptions } from "@store/contract/checkout";
import { toLineToWrap } from "../../../basket/rules/to-line-to-wrap.ts";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";
import { canBeBagged, canBeWrapped, type LineToWrap } from "../../../pricing/can-be-wrapped.ts";
import { giftWraps } from "../../../pricing/gift-rates.ts";
import { checkGiftMessage, type GiftMessageProblem, giftMessageTexts } from "./check-gift-message.ts";
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

type GiftOptionsProblem = GiftMessageProblem | "unknownWrap" | "nothingToWrap";
type GiftOptionsCheck =
  | { ok: true; value: GiftOptions }
  | { ok: false; errorCode: "GiftWrapNotOffered" | "GiftMessageInvalid"; problem: GiftOptionsProblem; message: string };

const wrapTexts = {
  unknownWrap: "This gift wrap is no longer available. Please choose another.",
  nothingToWrap: "None of these items can be gift wrapped. You can still add a gift message.",
} as const;

/**
 * Checks the gift options of one recipient. Without a gift there is neither wrap nor message; a gift without a message
 * has null.
 */
export function checkGiftOptions(
  { isGift, giftWrap, giftMessage }: GiftOptions,
  lines: readonly LineToWrap[],
): GiftOptionsCheck {
  if (!isGift) return { ok: true, value: { isGift, giftWrap: null, giftMessage: null } };
  const wrapProblem = findWrapProblem(giftWrap, lines);
  if (wrapProblem) {
    return { ok: false, errorCode: "GiftWrapNotOffered", problem: wrapProblem, message: wrapTexts[wrapProblem] };
  }
  const message = checkGiftMessage(giftMessage);
  if (!message.ok) {
    const { problem } = message;
    return { ok: false, errorCode: "GiftMessageInvalid", problem, message: giftMessageTexts[problem] };
  }
  return { ok: true, value: { isGift, giftWrap, giftMessage: message.value } };
}

function findWrapProblem(giftWrap: string | null, lines: readonly LineToWrap[]): keyof typeof wrapTexts | undefined {
  if (giftWrap === null) return undefined;
  if (!giftWraps.some(({ id }) => id === giftWrap)) return "unknownWrap";
  return lines.some(canBeWrapped) ? undefined : "nothingToWrap";
}
