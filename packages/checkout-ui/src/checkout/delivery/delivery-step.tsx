import type { Recipient, Shipment } from "@store/contract/checkout";
import { formatPrice, type PriceOptions } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import type { RadioCard } from "@store/ui-kit/radio-cards";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { useAtomValue } from "jotai";
import { LineList } from "../../line-list/line-list.tsx";
import { StoreLines } from "../../pickup-store/store-lines.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { deliveryStep } from "../steps/step-table.ts";
import { undeliverableId } from "./find-undeliverable.ts";
import { levelFieldName } from "./parse-levels.ts";

import { UndeliverableNotice } from "./undeliverable-notice.tsx";
import { useDeliveryStep } from "./use-delivery-step.ts";

export interface DeliveryStepProps extends PageNavigation {
  /** What the page's server says of the step as it was submitted without scripts. */
  readonly actionData?: StepActionData | undefined;
}

/** How each shipment of the order travels (CHK-03, CHK-10). */
export function DeliveryStep({ actionData, ...navigation }: DeliveryStepProps) {
  const step = useDeliveryStep(navigation, actionData);
  const { model, isBusy, notice, isDeliverable, pickup, submit, choose, levelOf } = step;
  const problems = pickup.isNeeded ? pickup.form.problemList : undefined;
  const { currency, locale } = useAtomValue(siteAtom);
  return (
    <CheckoutShell
      step={deliveryStep}
      hasError={notice !== null || !isDeliverable || (problems?.length ?? 0) > 0}
      model={model}
      label="Delivery"
      onSubmit={() => void submit()}
      actions={<StepActions step={deliveryStep} isBusy={isBusy} />}
      {...navigation}
    >
      <StepNotices problems={problems} notice={notice} />
      {model?.shippingOptions.recipients.map(({ id, address, store, shipments }) => (
        <section key={id} data-part="recipient" aria-labelledby={`recipient-${id}`}>
          <h2 id={`recipient-${id}`}>{toTitle({ address, store })}</h2>
          {store ? <StoreLines store={store} /> : null}
          {shipments.map((shipment, index) => (
            <div key={shipment.id} data-part="shipment">
              <LineList lines={shipment.lineItems} currency={currency} />
              {shipment.availableServiceLevels.length === 0 ? (
                <UndeliverableNotice id={undeliverableId(id, shipment)} shipment={shipment} />
              ) : (
                <RadioCards
                  legend={
                    shipments.length > 1 ? `Delivery of shipment ${index + 1} of ${shipments.length}` : "Delivery"
                  }
                  name={levelFieldName(id, shipment)}
                  value={levelOf(id, shipment)}
                  onChange={(value) => choose(id, shipment, value)}
                  options={shipment.availableServiceLevels.map((level) => toLevelCard(level, { currency, locale }))}
                />
              )}
            </div>
          ))}
          {shipments.length === 0 ? <p>Nothing here has to be delivered.</p> : null}
        </section>
      ))}
      {pickup.isNeeded ? (
        <section data-part="recipient" aria-labelledby="pickup-contact">
          <h2 id="pickup-contact">Who picks it up</h2>
          <AddressFields form={pickup.form} />
        </section>
      ) : null}
    </CheckoutShell>
  );
}

function toTitle({ address, store }: Pick<Recipient, "address" | "store">): string {
  if (store) return `Pick up at ${store.name}`;
  return address ? `For ${address.firstName} ${address.lastName} in ${address.city}` : "Delivery";
}

/** One way a shipment may travel, as the shopper chooses it: name, arrival, charge. */
function toLevelCard(
  { level, label, charge, estimate }: Shipment["availableServiceLevels"][number],
  price: PriceOptions,
): RadioCard {
  return {
    value: String(level),
    label,
    ...(estimate && { description: estimate }),
    detail: charge === 0 ? "Free" : formatPrice(charge, price),
  };
}
