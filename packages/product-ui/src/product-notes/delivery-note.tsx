import type { Product } from "@store/contract/catalog";

/** The tone of each delivery status. */
const tones: Record<Product["deliveryStatus"], "good" | "later" | "none"> = {
  0: "none",
  1: "good",
  2: "later",
  3: "none",
  4: "none",
  5: "none",
  6: "none",
  7: "later",
};

export interface DeliveryNoteProps {
  readonly status: Product["deliveryStatus"];
  /** Such as "In stock". */
  readonly availability: string;
  /** Such as "Delivered by our team into the room you choose, December 3 to 9". */
  readonly delivery: string;
}

/** Availability, and when and how the product is delivered. */
export function DeliveryNote({ status, availability, delivery }: DeliveryNoteProps) {
  return (
    <li data-part="product-note" data-tone={tones[status]}>
      <strong>{availability}</strong>
      {delivery ? <span>{delivery}</span> : null}
    </li>
  );
}
