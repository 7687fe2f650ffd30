import type { Recipient } from "@store/contract/checkout";
import { AddressFields } from "@store/ui-kit/address-fields";
import { StoreLines } from "../../pickup-store/store-lines.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { deliveryStep } from "../steps/step-table.ts";
import { NewsOptions } from "./mailing-options.tsx";
import { RecipientOptions } from "./recipient-options.tsx";
import { ShipmentDelivery } from "./shipment-delivery.tsx";
import { useDeliveryStep } from "./use-delivery-step.ts";

export interface DeliveryStepProps extends PageNavigation {
  /** What the page's server says of the step as it was submitted without scripts. */
  readonly actionData?: StepActionData | undefined;
}

/** How each shipment of the order travels, what is a gift, and who hears of it. */
export function DeliveryStep({ actionData, ...navigation }: DeliveryStepProps) {
  const step = useDeliveryStep(navigation, actionData);
  const { model, isBusy, notice, isDeliverable, fields, pickup, problems, submit } = step;
  const recipients = model?.shippingOptions.recipients ?? [];
  return (
    <CheckoutShell
      step={deliveryStep}
      hasError={notice !== null || !isDeliverable || problems.length > 0}
      model={model}
      label="Delivery"
      onSubmit={() => void submit()}
      actions={<StepActions step={deliveryStep} isBusy={isBusy} />}
      {...navigation}
    >
      <StepNotices problems={problems} notice={notice} />
      {recipients.map((recipient) => {
        const { id, store, shipments } = recipient;
        return (
          <section key={id} data-part="recipient" aria-labelledby={`recipient-${id}`}>
            <h2 id={`recipient-${id}`}>{toTitle(recipient)}</h2>
            {store ? <StoreLines store={store} /> : null}
            {shipments.map((shipment, index) => (
              <ShipmentDelivery
                key={shipment.id}
                recipientId={id}
                shipment={shipment}
                ordinal={shipments.length > 1 ? `shipment ${index + 1} of ${shipments.length}` : ""}
                form={fields}
              />
            ))}
            {shipments.length === 0 ? <p>Nothing here has to be delivered.</p> : null}
            <RecipientOptions recipient={recipient} form={fields} />
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

function toTitle({ address, store }: Pick<Recipient, "address" | "store">): string {
  if (store) return `Pick up at ${store.name}`;
  return address ? `For ${address.firstName} ${address.lastName} in ${address.city}` : "Delivery";
}
