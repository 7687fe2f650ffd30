import type { Recipient } from "@store/contract/checkout";

/** Whether a store keeps this part of the order for the shopper. */
export function isPickedUp({ bopsOptions }: Pick<Recipient, "bopsOptions">): boolean {
  return bopsOptions !== null;
}
