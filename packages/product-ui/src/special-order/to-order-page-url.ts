import type { Material } from "./order-state.ts";

interface OrderAddress {
  /** The text of the selection. */
  readonly choices: string;
  /** The line of the cart that is edited. */
  readonly edited?: { readonly lineId: string; readonly quantity: number } | null;
  /** Whether fabrics or leathers are shown, where the selection does not say it. */
  readonly material?: Material | undefined;
}

/** The URL of the page of a special order. */
export function toOrderPageUrl(path: string, { choices, edited = null, material }: OrderAddress): string {
  // Dots and tildes need no escape in a query.
  const query = [
    choices === "" ? "" : `choices=${choices}`,
    edited ? `line=${encodeURIComponent(edited.lineId)}&quantity=${edited.quantity}` : "",
    material ? `material=${material}` : "",
  ].filter(Boolean);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}
