import type { Product } from "@store/contract/catalog";

type DeliveryAnswerProps = {
  readonly product: Pick<Product, "availabilityMessage" | "deliveryMessage" | "isMadeToOrder" | "isOversized">;
};

/** Whether there is one, how it comes, and what to look out for before ordering. */
export function DeliveryAnswer({ product }: DeliveryAnswerProps) {
  const { availabilityMessage, deliveryMessage, isMadeToOrder, isOversized } = product;
  return (
    <>
      <p>
        {availabilityMessage}. {deliveryMessage}
      </p>
      {isOversized ? (
        <p>Please measure doors, stairs and elevators along the way; the sizes of the boxes stand above.</p>
      ) : null}
      <p>
        {isMadeToOrder
          ? "Made in the fabric you choose, so it cannot be returned once production begins."
          : "Returns are free within 30 days, as long as it is unused."}
      </p>
    </>
  );
}
