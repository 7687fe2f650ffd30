import { checkoutAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { buttonLook } from "@store/ui-kit/button";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import { AbroadNote } from "../address/abroad-note.tsx";
import { AddressChoice } from "../address/address-choice.tsx";
import { CheckLine } from "../forms/check-line.tsx";
import { PickupPlace } from "../pickup-store/store-lines.tsx";
import { NotLoaded } from "../popups/not-loaded.tsx";
import {
  canBeShared,
  findSubject,
  listSentRecipients,
  readRecipientsView,
  toListPath,
  useViewFocus,
} from "../recipients/recipients-view.ts";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { JoinedNotice } from "../shell/joined-notice.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import { AccountAddresses } from "../shipping-address/account-addresses.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { shippingStep } from "../steps/step-table.ts";
import { useShippingStep } from "./use-shipping-step.ts";

const duties = "We charge no tax. Duties and import taxes are not included. They are paid on delivery.";

export interface ShippingStepProps extends PageNavigation {
  /** The server's result of the step after a submission without scripts. */
  readonly actionData?: StepActionData | undefined;
  /** The search parameters of the page's URL: the list of recipients, or a line or recipient to send elsewhere. */
  readonly params?: URLSearchParams;
}

interface ViewProps extends Omit<ShippingStepProps, "params"> {
  /** The undo of a removed recipient. */
  readonly formAbove: ReactNode;
}

// Most orders go to one address.
const isLate = { fallback: null, Unavailable: NotLoaded };
const RecipientList = lazyPart(() => import("../recipients/recipient-list.tsx").then((part) => part.RecipientList), {
  ...isLate,
  written: '[name="intent"]',
});
const RemovedRecipient = lazyPart(
  () => import("../recipients/removed-recipient.tsx").then((part) => part.RemovedRecipient),
  { ...isLate, written: '[data-part="undo-notice"]' },
);
const DestinationStep = lazyPart(
  () => import("../recipients/destination-step.tsx").then((part) => part.DestinationStep),
  { ...isLate, written: '[name="intent"]' },
);

/** The shipping address, and the contact data of the guest. */
export function ShippingStep({ params, ...step }: ShippingStepProps) {
  const model = useAtomValue(checkoutAtom);
  const view = readRecipientsView(params);
  useViewFocus(params);
  const subject = findSubject(model, view);
  const removed = model?.removedRecipient;
  const known = useRestored(removed?.id);
  const formAbove =
    model && removed ? (
      <RemovedRecipient key={removed.id} model={model} removed={removed} isNew={removed.id !== known} />
    ) : null;
  if (subject) return <DestinationStep key={params?.toString()} step={shippingStep} subject={subject} {...step} />;
  if (view !== null || listSentRecipients(model).length > 1) return <RecipientList formAbove={formAbove} {...step} />;
  return <OneAddress formAbove={formAbove} {...step} />;
}

/**
 * Moves the focus to a recipient whose removal was undone. Returns whose removal the page offered to undo when it
 * opened.
 */
function useRestored(removedId: string | undefined): string | undefined {
  const first = useRef(removedId);
  const before = useRef(removedId);
  useEffect(() => {
    if (before.current && !removedId) document.getElementById(`recipient-${before.current}`)?.focus();
    before.current = removedId;
  }, [removedId]);
  return first.current;
}

/** The one address that everything is sent to. */
function OneAddress({ actionData, formAbove, ...navigation }: ViewProps) {
  const { model, form, isShipped, isBusy, notice, submit, decision, choose, ...step } = useShippingStep(
    navigation,
    actionData,
  );
  const { account, registryForm, saveToAccount, mailing, problems } = step;
  return (
    <CheckoutShell
      step={shippingStep}
      hasError={problems.length > 0 || notice !== null}
      model={model}
      label="Shipping address"
      onSubmit={() => void submit()}
      actions={<StepActions step={shippingStep} isBusy={isBusy} />}
      formAbove={formAbove}
      {...navigation}
    >
      <StepNotices problems={problems} notice={notice} />
      <JoinedNotice model={model} />
      {decision ? (
        <p data-without-scripts>
          <a href="#address-choice">Please confirm your address</a>
        </p>
      ) : null}
      {isShipped && form.isAbroad ? (
        <AbroadNote country={model?.shipTo?.name} duties={duties} from={shippingStep.path} />
      ) : null}
      {canBeShared(model) ? (
        <StoreLink href={toListPath(shippingStep)} {...buttonLook("quiet")}>
          Ship to more than one address
        </StoreLink>
      ) : null}
      {isShipped ? (
        <div data-part="ship-to">
          {account.addresses.length > 0 ? <AccountAddresses {...account} /> : null}
          {registryForm ? (
            <div data-part="registry-email">
              <AddressFields form={registryForm} />
            </div>
          ) : null}
          <div data-part="new-address">
            <AddressFields form={form} />
            {saveToAccount ? <CheckLine {...saveToAccount}>Save this address to my account</CheckLine> : null}
          </div>
          {form.isAbroad ? null : <CheckLine {...mailing}>Mail me catalogs at this address</CheckLine>}
        </div>
      ) : (
        <>
          <p>Everything in your order is picked up. Nothing is shipped.</p>
          {model?.shippingOptions.recipients.map(({ id, store }) => store && <PickupPlace key={id} store={store} />)}
        </>
      )}
      {decision ? (
        <AddressChoice decision={decision} onChoose={choose} isSavedToAccount={saveToAccount?.isChecked === true} />
      ) : null}
    </CheckoutShell>
  );
}
