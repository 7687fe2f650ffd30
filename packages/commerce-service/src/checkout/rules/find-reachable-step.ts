import type { BasketContext, LoadedBasket } from "../../basket/basket-context.ts";
import type { PaymentAllocation } from "../../basket/rules/allocate-payment.ts";
import type { PricedBasket } from "../../basket/rules/price-basket.ts";
import type { BasketRecipient } from "../../basket/rules/to-recipients.ts";
import type { CheckoutStep } from "./checkout-steps.ts";
import { toEmail } from "./recipients/to-email.ts";

/** What of a checkout decides how far it may go. */
export interface CheckoutProgress extends Pick<LoadedBasket, "basket"> {
  basketContext: Pick<BasketContext, "account">;
  recipients: readonly Pick<BasketRecipient, "id" | "choice" | "place" | "address">[];
  priced: Pick<PricedBasket, "shipments">;
  paid: Pick<PaymentAllocation, "isCovered">;
}

/**
 * The furthest step that the data allows, whatever was reached before (AMB-017). An e-mail address is asked with the
 * address; who only picks up gives it with the pickup's contact.
 */
export function findReachableStep({ basket, basketContext, recipients, priced, paid }: CheckoutProgress): CheckoutStep {
  const people = recipients.filter(({ place }) => place !== null);
  const hasEmail = toEmail({ basket, basketContext }) !== undefined;
  if (people.some(({ address }) => address === null) || (people.length > 0 && !hasEmail)) return 1;
  const isChosen = priced.shipments.every(({ id, recipientId, kind, levels }) => {
    const choice = recipients.find((recipient) => recipient.id === recipientId)?.choice;
    if (kind === "pickup") return choice?.pickupContact !== undefined;
    return levels.some(({ level }) => level === choice?.serviceLevels?.[id]);
  });
  if (!isChosen || !hasEmail) return 2;
  return paid.isCovered ? 4 : 3;
}
