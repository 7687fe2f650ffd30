import type { ServiceLevel } from "@store/contract/shared";
import type { CheckoutStep } from "./checkout-steps.ts";
import type { PricedBasket } from "./price-basket.ts";

/** What of a checkout decides how far it may go. */
export interface CheckoutProgress {
  hasAddress: boolean;
  hasEmail: boolean;
  /** What the shopper chose, by shipment id. */
  serviceLevels: Readonly<Record<string, ServiceLevel>>;
  priced: Pick<PricedBasket, "shipments" | "totalCents">;
  /** A card that is applied and has not expired since. */
  hasUsableCard: boolean;
}

/** The furthest step that the data allows, whatever was reached before (AMB-017). */
export function findReachableStep({
  hasAddress,
  hasEmail,
  serviceLevels,
  priced,
  hasUsableCard,
}: CheckoutProgress): CheckoutStep {
  if (!hasAddress || !hasEmail) return 1;
  const isChosen = priced.shipments.every(({ id, levels }) => levels.some(({ level }) => level === serviceLevels[id]));
  if (!isChosen) return 2;
  return hasUsableCard || priced.totalCents === 0 ? 4 : 3;
}
