import { deliveryLimitMessages, giftMessageLimits } from "@store/contract/shared";
import { holdsCardNumber } from "../../../free-text/holds-card-number.ts";

export type GiftMessageProblem = "tooLong" | "tooManyLines" | "malformed" | "holdsCardNumber";
type GiftMessageCheck = { ok: true; value: string | null } | { ok: false; problem: GiftMessageProblem };

/** The message for a gift message that cannot be printed. */
export const giftMessageTexts: Readonly<Record<GiftMessageProblem, string>> = {
  tooLong: deliveryLimitMessages.giftMessageTooLong,
  tooManyLines: deliveryLimitMessages.giftMessageTooManyLines,
  malformed: "Please remove the special characters from your gift message.",
  holdsCardNumber: "Please remove the card number from your gift message.",
};

/**
 * A gift message as it is printed, within the limits, without spaces at the ends of lines and of the
 * text; null if nothing is left.
 */
export function checkGiftMessage(message: string | null): GiftMessageCheck {
  const lines = (message ?? "").split(/\r\n?|\n/).map((line) => line.trimEnd());
  const value = lines.join("\n").trim();
  if (value.length > giftMessageLimits.characters) return { ok: false, problem: "tooLong" };
  if (value.split("\n").length > giftMessageLimits.lines) return { ok: false, problem: "tooManyLines" };
  if (/[\p{Cs}]|(?!\n)\p{Cc}/u.test(value)) return { ok: false, problem: "malformed" };
  if (holdsCardNumber(value)) return { ok: false, problem: "holdsCardNumber" };
  return { ok: true, value: value === "" ? null : value };
}
