import type { Recipient } from "@store/contract/checkout";
import { StoreLines } from "../../pickup-store/store-lines.tsx";

/** Where a part of the order is picked up, and by whom; nothing for what is sent. */
export function ReviewPickup({ recipient: { store, bopsOptions } }: { recipient: Recipient }) {
  if (store === null) return null;
  const contact = bopsOptions?.pickupContact;
  return (
    <>
      <p>
        Pick up at {store.name}
        {contact ? `, by ${contact.firstName} ${contact.lastName}` : ""}
      </p>
      <StoreLines store={store} />
    </>
  );
}
