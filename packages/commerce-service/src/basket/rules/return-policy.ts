import type { FinalSale, ProductTable } from "../../database/tables/product.ts";

/** Whether a selection can be returned, and how the shop says it. */
export interface ReturnPolicy {
  isReturnable: boolean;
  text: string;
}

/** What decides it: the product, its fabric, which is in stock or made to order, and the text of a personalization. */
export interface ReturnedSelection {
  kind: ProductTable["kind"];
  finalSale: FinalSale | null;
  isMadeToOrder: boolean;
  /** The units in stock; null if it is made or issued on demand. */
  available: number | null;
  hasText: boolean;
}

const never = { giftCard: "Gift cards cannot be returned.", donation: "Donations cannot be returned." } as const;
const finalText = "Final sale: it cannot be returned unless it arrives damaged or wrong.";
const within = "You can return it within 30 days";

/**
 * Whether a selection can be returned (AMB-302). The product's flag alone says what is a final sale; no text is searched.
 * Made to order or personalized without the flag, it can be returned like anything else.
 */
export function findReturnPolicy(selection: ReturnedSelection): ReturnPolicy {
  const { kind, finalSale, hasText } = selection;
  if (kind !== "item") return { isReturnable: false, text: never[kind] };
  const isMade = selection.isMadeToOrder && selection.available === null;
  const isFinal = { always: true, madeToOrder: isMade, personalized: hasText };
  if (finalSale !== null && isFinal[finalSale]) return { isReturnable: false, text: finalText };
  return { isReturnable: true, text: `${within}.` };
}

/** What stands beside Add, where a text may still be entered. */
export function toOfferedReturns(
  selection: Omit<ReturnedSelection, "hasText">,
  personalization: { isRequired: boolean } | null,
): string {
  const plain = findReturnPolicy({ ...selection, hasText: personalization?.isRequired ?? false });
  if (!personalization || !plain.isReturnable) return plain.text;
  const { isReturnable } = findReturnPolicy({ ...selection, hasText: true });
  return isReturnable ? `${within}, also with your text.` : `${within}. With your text, it is a final sale.`;
}
