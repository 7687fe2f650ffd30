import type { Shipment } from "@store/contract/checkout";
import { Alert } from "@store/ui-kit/alert";
import { LeaveButton } from "./leave-button.tsx";

export interface UndeliverableNoticeProps {
  readonly id: string;
  readonly shipment: Shipment;
  /** Saves the step, then opens a page. */
  readonly onLeave: (path: string) => void;
}

/** Replaces the choice if nothing can deliver a shipment to its address: the reason, and two ways out. */
export function UndeliverableNotice({ id, shipment: { lineItems }, onLeave }: UndeliverableNoticeProps) {
  // Each line has its own reason; the reasons of a shipment are mostly the same.
  const reasons = [...new Set(lineItems.flatMap((line) => line.shippingDeliveryOptions.edd?.message ?? []))];
  return (
    <Alert tone="error" title="We cannot deliver this to your address." id={id} tabIndex={-1}>
      {reasons.length === 0 ? <p>Please choose another address, or remove it from your cart to go on.</p> : null}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <div data-part="alert-actions">
        <LeaveButton place="shipping" variant="secondary" onLeave={onLeave}>
          Change Address
        </LeaveButton>
        <LeaveButton place="cart" onLeave={onLeave}>
          Edit Cart
        </LeaveButton>
      </div>
    </Alert>
  );
}
