import type { Recipient } from "@store/contract/checkout";

/** Whether this part of the order is picked up at a store. */
export function isPickedUp({ bopsOptions }: Pick<Recipient, "bopsOptions">): boolean {
  return bopsOptions !== null;
}
