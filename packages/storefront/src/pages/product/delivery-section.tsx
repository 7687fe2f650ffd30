import type { Product } from "@store/contract/catalog";

type DeliverySectionProps = {
  readonly product: Pick<Product, "availabilityMessage" | "deliveryMessage" | "isMadeToOrder" | "isOversized" | "kind">;
};

/** Whether there is one, how it comes, and what to look out for before ordering. */
export function DeliverySection({ product }: DeliverySectionProps) {
  const { availabilityMessage, deliveryMessage, isOversized } = product;
  return (
    <>
      <p>
        {availabilityMessage}. {deliveryMessage}
      </p>
      {isOversized ? (
        <p>Please measure doors, stairs and elevators along the way; the sizes of the boxes stand above.</p>
      ) : null}
      <p>{returnsOf(product)}</p>
    </>
  );
}

/** What the terms say about taking such a thing back. */
function returnsOf({ kind, isMadeToOrder }: DeliverySectionProps["product"]): string {
  if (kind === "giftCard") return "Gift cards cannot be returned.";
  if (isMadeToOrder) return "Made in the fabric you choose, so it cannot be returned once production begins.";
  return "You can return it unused within 30 days.";
}
