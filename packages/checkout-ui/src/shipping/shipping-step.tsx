import { AddressFields } from "@store/ui-kit/address-fields";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { AbroadNote } from "../address/abroad-note.tsx";
import { PickupPlace } from "../pickup-store/pickup-place.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepAlert } from "../shell/step-alert.tsx";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { shippingStep } from "../steps/step-table.ts";
import { AddressChoice } from "./address-choice.tsx";
import { useShippingStep } from "./use-shipping-step.ts";

const duties = "We charge no tax. Duties and import taxes are not included. They are paid on delivery.";

/** Where the order goes, and how to reach the guest who placed it (CHK-02, CHK-09). */
export function ShippingStep(navigation: PageNavigation) {
  const { model, form, isShipped, isBusy, alert, submit, open, choose } = useShippingStep(navigation);
  return (
    <CheckoutShell
      step={shippingStep}
      hasError={form.problemList.length > 0 || alert !== null}
      model={model}
      label="Shipping address"
      onSubmit={() => void submit()}
      actions={<StepActions step={shippingStep} isBusy={isBusy} />}
      {...navigation}
    >
      <ErrorSummary problems={form.problemList} />
      {alert ? <StepAlert tone="error">{alert}</StepAlert> : null}
      {isShipped && form.isAbroad ? (
        <AbroadNote country={model?.shipTo?.name} duties={duties} from={shippingStep.path} />
      ) : null}
      {isShipped ? (
        <AddressFields form={form} />
      ) : (
        <>
          <p>Everything in your order is picked up. Nothing is shipped.</p>
          {model?.shippingOptions.recipients.map(({ id, store }) => store && <PickupPlace key={id} store={store} />)}
        </>
      )}
      {open ? <AddressChoice suggestions={open.suggestions} choice={open.choice} onChoose={choose} /> : null}
    </CheckoutShell>
  );
}
