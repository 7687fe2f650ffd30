import type { Recipient } from "@store/contract/checkout";
import { checkoutAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useAtomValue } from "jotai";
import { StoreLines } from "../pickup-store/store-lines.tsx";
import { NotLoaded } from "../popups/not-loaded.tsx";
import {
  canBeShared,
  findSubject,
  listLines,
  readRecipientsView,
  toRecipientTitle,
  useViewFocus,
} from "../recipients/recipients-view.ts";
import type { DestinationOptions } from "../recipients/use-destination.ts";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { deliveryStep } from "../steps/step-table.ts";
import { LeaveButton } from "./leave-button.tsx";
import { NewsOptions } from "./mailing-options.tsx";
import { RecipientOptions } from "./recipient-options.tsx";
import { ShipmentDelivery } from "./shipment-delivery.tsx";
import { useDeliveryStep } from "./use-delivery-step.ts";

export interface DeliveryStepProps extends PageNavigation {
  /** The server's result of the step after a submission without scripts. */
  readonly actionData?: StepActionData | undefined;
  /** The search parameters of the page's URL: a line or recipient to send elsewhere. */
  readonly params?: URLSearchParams;
  /** The stores at which that can be picked up; they are asked for where the page's server does not say. */
  readonly stores?: DestinationOptions["stores"];
}

const DestinationStep = lazyPart(
  () => import("../recipients/destination-step.tsx").then((part) => part.DestinationStep),
  { fallback: null, written: '[name="intent"]', Unavailable: NotLoaded },
);

/** The delivery of each shipment, gift options, and where updates are sent. */
export function DeliveryStep({ params, stores, ...step }: DeliveryStepProps) {
  useViewFocus(params);
  const subject = findSubject(useAtomValue(checkoutAtom), readRecipientsView(params));
  if (subject === null) return <DeliveryOptions isTripGone={params?.get("tripBooking") === "failed"} {...step} />;
  return <DestinationStep key={params?.toString()} step={deliveryStep} subject={subject} stores={stores} {...step} />;
}

interface DeliveryOptionsProps extends Omit<DeliveryStepProps, "params" | "stores"> {
  /** Whether the shopper returned because the chosen appointment is no longer available. */
  readonly isTripGone: boolean;
}

function DeliveryOptions({ actionData, isTripGone, ...navigation }: DeliveryOptionsProps) {
  const step = useDeliveryStep(navigation, actionData);
  const { model, isBusy, notice, isDeliverable, fields, pickup, problems, submit, leave } = step;
  const recipients = model?.shippingOptions.recipients ?? [];
  const isShared = canBeShared(model);
  // The first recipient without an appointment: its trip went to another order.
  const { id: tripGoneId = null } = (isTripGone && recipients.find(hasNoTrip)) || {};
  return (
    <CheckoutShell
      step={deliveryStep}
      hasError={notice !== null || isTripGone || !isDeliverable || problems.length > 0}
      model={model}
      label="Delivery"
      onSubmit={submit}
      actions={<StepActions step={deliveryStep} isBusy={isBusy} />}
      {...navigation}
    >
      {/* Enter in a field presses the first button of a form: this is Next, and not a button that leaves the step. */}
      <button type="submit" data-part="visually-hidden" tabIndex={-1} aria-hidden="true">
        {deliveryStep.nextLabel}
      </button>
      <StepNotices problems={problems} notice={notice} />
      {recipients.map((recipient) => {
        const { id, store, shipments } = recipient;
        return (
          <section key={id} data-part="recipient" aria-labelledby={`recipient-${id}`}>
            <h2 id={`recipient-${id}`} tabIndex={-1}>
              {toRecipientTitle(recipient)}
            </h2>
            {store ? (
              <>
                <StoreLines store={store} />
                <div>
                  <LeaveButton place="recipient" id={id} onLeave={leave}>
                    {listLines(recipient).length > 1 ? "Ship all of it instead" : "Ship it instead"}
                  </LeaveButton>
                </div>
              </>
            ) : null}
            {shipments.map((shipment, index) => (
              <ShipmentDelivery
                key={shipment.id}
                recipientId={id}
                isShared={store ? listLines(recipient).length > 1 : isShared}
                shipment={shipment}
                ordinal={shipments.length > 1 ? `shipment ${index + 1} of ${shipments.length}` : ""}
                form={fields}
                onLeave={leave}
              />
            ))}
            {shipments.length === 0 ? <p>Nothing here has to be delivered.</p> : null}
            <RecipientOptions recipient={recipient} form={fields} isTripGone={id === tripGoneId} />
          </section>
        );
      })}
      {pickup.isNeeded ? (
        <section data-part="recipient" aria-labelledby="pickup-contact">
          <h2 id="pickup-contact">Who picks it up</h2>
          <AddressFields form={pickup.form} />
        </section>
      ) : null}
      {recipients.some((recipient) => !isPickedUp(recipient)) ? (
        <NewsOptions kind="notification" form={fields} />
      ) : null}
      {recipients.some(isPickedUp) ? <NewsOptions kind="pickupNotification" form={fields} /> : null}
    </CheckoutShell>
  );
}

function hasNoTrip({ tripBooking }: Recipient): boolean {
  return tripBooking !== null && tripBooking.selectedTrip === null && !tripBooking.isContactMeSelected;
}
