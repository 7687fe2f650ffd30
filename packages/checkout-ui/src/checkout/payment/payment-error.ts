import { atom } from "jotai/vanilla";

/** Stands in the dialog and at the top of the payment step when the answer brought no text of its own. */
export const defaultPaymentErrorText =
  "Your payment could not be authorized. Please check your card or use another one.";

/** What the service said of the last declined card, for the payment step to repeat; null when it said nothing. */
export const paymentErrorTextAtom = atom<string | null>(null);

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The words of a text the service sends as HTML. Shown as text, so nothing in it can act. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?(?:a|b|em|i|span|strong)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
