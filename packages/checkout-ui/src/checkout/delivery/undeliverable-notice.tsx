import type { Shipment } from "@store/contract/checkout";
import { Alert } from "@store/ui-kit/alert";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { cartStep, shippingStep } from "../steps/step-table.ts";

export interface UndeliverableNoticeProps {
  readonly id: string;
  readonly shipment: Shipment;
}

/** Replaces the choice if nothing can deliver a shipment to its address: the reason, and two links. */
export function UndeliverableNotice({ id, shipment: { lineItems } }: UndeliverableNoticeProps) {
  // Each line has its own reason; the reasons of a shipment are mostly the same.
  const reasons = [...new Set(lineItems.flatMap((line) => line.shippingDeliveryOptions.edd?.message ?? []))];
  return (
    <Alert tone="error" title="We cannot deliver this to your address." id={id} tabIndex={-1}>
      {reasons.length === 0 ? <p>Please choose another address, or remove it from your cart to go on.</p> : null}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <div data-part="alert-actions">
        <StoreLink href={shippingStep.path} {...buttonLook("secondary")}>
          Change Address
        </StoreLink>
        <StoreLink href={cartStep.path} {...buttonLook("quiet")}>
          Edit Cart
        </StoreLink>
      </div>
    </Alert>
  );
}
