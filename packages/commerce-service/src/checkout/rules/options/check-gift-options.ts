import type { GiftOptions } from "@store/contract/checkout";
import { canBeWrapped, type LineToWrap } from "../../../pricing/can-be-wrapped.ts";
import { giftWraps } from "../../../pricing/gift-rates.ts";
import { checkGiftMessage, type GiftMessageProblem, giftMessageTexts } from "./check-gift-message.ts";

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
