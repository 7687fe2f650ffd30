import type { PickupStore } from "@store/contract/checkout";
import { AddressFields } from "@store/ui-kit/address-fields";
import { StoreLines } from "../../pickup-store/store-lines.tsx";

import { AbroadNote } from "../address/abroad-note.tsx";
import { CheckLine } from "../shell/check-line.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { shippingStep } from "../steps/step-table.ts";
import { AccountAddresses } from "./account-addresses.tsx";
import { AddressChoice } from "./address-choice.tsx";
import { useShippingStep } from "./use-shipping-step.ts";

const duties = "We charge no tax. Duties and import taxes are not included. They are paid on delivery.";

export interface ShippingStepProps extends PageNavigation {
  /** What the page's server says of the step as it was submitted without scripts. */
  readonly actionData?: StepActionData | undefined;
}

/** Where the order goes, and how to reach the guest who placed it. */
export function ShippingStep({ actionData, ...navigation }: ShippingStepProps) {
  const { model, form, isShipped, isBusy, notice, submit, decision, choose, ...step } = useShippingStep(
    navigation,
    actionData,
  );
  const { account, mailing, problems } = step;
  return (
    <CheckoutShell
      step={shippingStep}
      hasError={problems.length > 0 || notice !== null}
      model={model}
      label="Shipping address"
      onSubmit={() => void submit()}
      actions={<StepActions step={shippingStep} isBusy={isBusy} />}
      {...navigation}
    >
      <StepNotices problems={problems} notice={notice} />
      {decision ? (
        <p data-without-scripts>
          <a href="#address-choice">Please confirm your address</a>
        </p>
      ) : null}
      {isShipped && form.isAbroad ? (
        <AbroadNote country={model?.shipTo?.name} duties={duties} from={shippingStep.path} />
      ) : null}
      {isShipped ? (
        <div data-part="ship-to">
          {account.addresses.length > 0 ? <AccountAddresses {...account} /> : null}
          <div data-part="new-address">
            <AddressFields form={form} />
          </div>
          {form.isAbroad ? null : <CheckLine {...mailing}>Mail me catalogs at this address</CheckLine>}
        </div>
      ) : (
        <>
          <p>Everything in your order is picked up. Nothing is shipped.</p>
          {model?.shippingOptions.recipients.map(({ id, store }) => store && <PickupPlace key={id} store={store} />)}
        </>
      )}
      {decision ? <AddressChoice decision={decision} onChoose={choose} /> : null}
    </CheckoutShell>
  );
}

/** A store that keeps a part of the order, under its name. */
function PickupPlace({ store }: { readonly store: PickupStore }) {
  const title = `Pick up at ${store.name}`;
  return (
    <section data-part="recipient" aria-label={title}>
      <h2>{title}</h2>
      <StoreLines store={store} />
    </section>
  );
}
