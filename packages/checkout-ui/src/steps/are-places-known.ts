import type { Recipient } from "@store/contract/checkout";
import { isPickedUp } from "./is-picked-up.ts";

/** Whether all destinations are known: an address, or a pickup store. */
export function arePlacesKnown(recipients: ReadonlyArray<Pick<Recipient, "address" | "bopsOptions">>): boolean {
  return recipients.length > 0 && recipients.every((recipient) => recipient.address !== null || isPickedUp(recipient));
}
