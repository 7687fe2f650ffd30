import type { Material } from "./order-state.ts";

interface OrderAddress {
  /** The text of the selection. */
  readonly choices: string;
  /** The line of the cart that is edited. */
  readonly edited?: { readonly lineId: string; readonly quantity: number } | null;
  /** How many are wanted of a new line; 1 by default. */
  readonly quantity?: number;
  /** Whether fabrics or leathers are shown, where the selection does not say it. */
  readonly material?: Material | undefined;
}

/** The URL of the page of a special order. */
export function toOrderPageUrl(path: string, { choices, edited = null, quantity = 1, material }: OrderAddress): string {
  const query = [
    choices === ""
      ? ""
      : // Keeps dots and tildes, which need no escape in a query.
        `choices=${encodeURIComponent(choices)}`,
    !edited && quantity > 1 ? `quantity=${quantity}` : "",
    edited ? `line=${encodeURIComponent(edited.lineId)}&quantity=${edited.quantity}` : "",
    material ? `material=${material}` : "",
  ].filter(Boolean);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}
