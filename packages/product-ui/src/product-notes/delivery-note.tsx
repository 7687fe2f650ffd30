import type { Product } from "@store/contract/catalog";
import { AlertIcon, HoursIcon, SuccessIcon } from "@store/ui-kit/icons";

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

const icons = { good: SuccessIcon, later: HoursIcon, none: AlertIcon } as const;

export interface DeliveryNoteProps {
  readonly status: Product["deliveryStatus"];
  /** Such as "In stock". */
  readonly availability: string;
  /** Such as "Delivered by our team into the room you choose, December 3 to 9". */
  readonly delivery: string;
}

/** Availability, and when and how the product is delivered. */
export function DeliveryNote({ status, availability, delivery }: DeliveryNoteProps) {
  // The last few are there, but not for long.
  const tone = availability.startsWith("Only ") ? "later" : tones[status];
  const Icon = icons[tone];
  return (
    <li data-part="product-note" data-tone={tone}>
      <Icon />
      <strong>{availability}</strong>
      {delivery ? <span>{delivery}</span> : null}
    </li>
  );
}
