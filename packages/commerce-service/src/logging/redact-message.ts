import { maskCardNumber } from "@store/card-validation";

const email = /[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,254}/g;
/** What opens the order of a mail and a shared registry for whoever has it. */
const secret = /(?<=\/(?:order|gift-registry\/shared)\/)[\w.%-]+/gi;
// Line breaks and other control characters could imitate further log lines.
const control = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Removes personal data, card numbers and secret links from a shopper's log message. */
export function redactMessage(message: string): string {
  return maskCardNumber(message.replace(control, " ")).replace(email, "(e-mail)").replace(secret, "(secret)");
}
