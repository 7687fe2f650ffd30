import type { Order } from "@store/contract/orders";

/** When the shopper's money goes: a card's when it ships, that of a gift card or a wallet at once. */
export function toChargeText({ payments, shipments }: Pick<Order, "payments" | "shipments">): string {
  if (!payments.some(({ kind }) => kind === "card")) return "Your order is paid in full.";
  return shipments.some(({ pickup }) => !pickup)
    ? "Your card is charged when your order ships."
    : "Your card has been authorized for this amount.";
}
