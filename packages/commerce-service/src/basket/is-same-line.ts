import type { LineOptions } from "../line-options/line-options.ts";
import type { BasketLine, Fulfillment } from "./basket.ts";

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
