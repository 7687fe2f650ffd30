import { atom } from "jotai/vanilla";

/** Shown in the dialog and at the top of the payment step if the reply has no message. */
export const defaultPaymentErrorText =
  "Your payment could not be authorized. Please check your card or use another one.";

/** The service's message about the last declined card, which the payment step repeats; null without one. */
export const paymentErrorTextAtom = atom<string | null>(null);

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The text of an HTML message of the service, which is shown as plain text. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?(?:a|b|em|i|span|strong)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
