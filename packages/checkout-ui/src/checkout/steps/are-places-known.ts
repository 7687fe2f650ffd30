import type { Recipient } from "@store/contract/checkout";
import { isPickedUp } from "./is-picked-up.ts";

/** Whether it is known where everything goes: to an address, or to the store that keeps it. */
export function arePlacesKnown(recipients: ReadonlyArray<Pick<Recipient, "address" | "bopsOptions">>): boolean {
  return recipients.length > 0 && recipients.every((recipient) => recipient.address !== null || isPickedUp(recipient));
}
