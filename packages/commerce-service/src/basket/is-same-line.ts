import type { addToCartItem } from "@store/contract/cart/requests";
import type { SectionalDesign } from "@store/contract/shared";
import type * as z from "zod/mini";
import type { BasketLine, Fulfillment, LineOptions } from "../database/tables/basket-documents.ts";
import { type LineDesign, toDesignText } from "../designs/line-design.ts";

export type { LineOptions } from "../database/tables/basket-documents.ts";

/** What makes a line another one: its item, its options, and where, for whom and how it goes. */
type LineIdentity = Pick<BasketLine, "sku" | "options"> & Fulfillment;

/**
 * Whether two lines are the same in all that a shopper chose, so that one line may stand for both. What is in `ignore`
 * may differ. The lists of the lines are not compared (AMB-287).
 */
export function isSameLine(
  one: LineIdentity,
  other: LineIdentity,
  { ignore = [] }: { ignore?: readonly (keyof Fulfillment | keyof LineOptions)[] } = {},
): boolean {
  if (one.sku !== other.sku) return false;
  const toText = ({ options, recipientId, locationId, hasInstallation, registryCode }: LineIdentity) => {
    const parts = { ...options, recipientId, locationId, hasInstallation, registryCode };
    return JSON.stringify({ ...parts, ...Object.fromEntries(ignore.map((name) => [name, null])) }, sortKeys);
  };
  return toText(one) === toText(other);
}

// The database returns the properties of a document in its own order.
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** An item of a request, which may be a piece of a sectional's design. */
export type RequestedItem = z.output<typeof addToCartItem> & { sectional?: SectionalDesign | undefined };

/** The options of an added item, with its checked design and choice. */
export function toLineOptions(
  { sectional }: RequestedItem,
  { design, choice }: { design: LineDesign | null; choice: string | undefined },
): LineOptions {
  return {
    ...(design && { text: toDesignText(design), design }),
    ...(sectional && { sectional }),
    ...(choice !== undefined && { choice }),
  };
}

/** The same as a reply names them. */
export function toItemOptions({ text, choice }: LineOptions): {
  personalizationText?: string;
  optionChoiceParameter?: string;
} {
  return {
    ...(text !== undefined && { personalizationText: text }),
    ...(choice !== undefined && { optionChoiceParameter: choice }),
  };
}
