import type { Product } from "@store/contract/catalog";
import { useState } from "react";

export interface ChoiceStatusProps {
  readonly product: Pick<
    Product,
    "productId" | "sku" | "optionName" | "optionLabel" | "formattedPrice" | "availabilityMessage"
  >;
}

/**
 * Says to those who listen what the page shows after another fabric, finish or size was chosen: the focus stays on the
 * choice while picture, price and delivery change around it. Silent on arrival, and where another product takes its place.
 */
export function ChoiceStatus({ product }: ChoiceStatusProps) {
  const { productId, sku, optionName, optionLabel, formattedPrice, availabilityMessage } = product;
  const [shown, setShown] = useState({ productId, sku, isChosen: false });
  if (shown.sku !== sku) setShown({ productId, sku, isChosen: shown.productId === productId });
  return (
    <p role="status" data-part="visually-hidden">
      {shown.isChosen ? `${optionName ?? "Option"}: ${optionLabel}, ${formattedPrice}. ${availabilityMessage}.` : ""}
    </p>
  );
}
