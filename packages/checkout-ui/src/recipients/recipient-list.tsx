import type { CheckoutModel, Recipient } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { type CartLine, toAddressee } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { Button, buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { AddressLines } from "../address/address-lines.tsx";
import { LineList, toCountText } from "../line-list/line-list.tsx";
import { PickupPlace } from "../pickup-store/store-lines.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { JoinedNotice } from "../shell/joined-notice.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import { submitShippingStep } from "../shipping-address/submit-shipping-step.ts";
import type { StepActionData, StepNotice } from "../step-work/step-action-data.ts";
import { saveFailedText } from "../step-work/step-outcome.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { shippingStep } from "../steps/step-table.ts";
import { listLines, listSentRecipients, toRecipientsPath, toRecipientTitle } from "./recipients-view.ts";

export interface RecipientListProps extends PageNavigation {
  readonly actionData?: StepActionData | undefined;
  /** The undo of a removed recipient. */
  readonly formAbove: ReactNode;
}

/** Every recipient with address and items, and the links to change who gets what. */
export function RecipientList({ actionData, formAbove, ...navigation }: RecipientListProps) {
  const { model, isBusy, notice, goForward } = useStepForward(navigation, actionData?.notice);
  const removal = useRemoval();
  const people = listSentRecipients(model);
  const stores = model?.shippingOptions.recipients.flatMap(({ store }) => store ?? []) ?? [];
  const shown = removal.notice ?? notice;
  return (
    <CheckoutShell
      step={shippingStep}
      path={toRecipientsPath(shippingStep, { kind: "several" })}
      hasError={shown !== null}
      model={model}
      label="Who gets what"
      onSubmit={() =>
        void goForward({ submit: (context) => submitShippingStep({ ...context, address: null, decision: null }) })
      }
      actions={<StepActions step={shippingStep} isBusy={isBusy} />}
      formAbove={formAbove}
      {...navigation}
    >
      <StepNotices notice={shown} />
      <JoinedNotice model={model} />
      {people.length === 1 && !people[0]?.address ? (
        <p>Enter the first address. Everything goes there until you send a part of it elsewhere.</p>
      ) : null}
      {people.length === 1 && people[0]?.address ? (
        <p>
          Choose the items that go to another address, or{" "}
          <StoreLink href={shippingStep.path}>ship everything to one address</StoreLink>.
        </p>
      ) : null}
      {people.map((recipient) => (
        <RecipientSection
          key={recipient.id}
          recipient={recipient}
          model={model}
          heir={people.find(({ id }) => id !== recipient.id)}
          isBusy={removal.isBusy}
          onRemove={removal.remove}
        />
      ))}
      {stores.map((store) => (
        <PickupPlace key={store.locationId} store={store} />
      ))}
    </CheckoutShell>
  );
}

interface RecipientSectionProps {
  readonly recipient: Recipient;
  readonly model: CheckoutModel | null;
  /** Who gets everything when this one is removed; undefined for the only one. */
  readonly heir: Recipient | undefined;
  readonly isBusy: boolean;
  readonly onRemove: (recipient: Recipient, heir: Recipient) => void;
}

function RecipientSection({ recipient, model, heir, isBusy, onRemove }: RecipientSectionProps) {
  const price = useAtomValue(siteAtom);
  const { id, address } = recipient;
  const lines = listLines(recipient);
  const name = address ? toAddressee(address) : "";
  const totalCents = lines.reduce((sum, line) => sum + line.priceQuantityTotals.total, 0);
  return (
    <section data-part="recipient" aria-labelledby={`recipient-${id}`}>
      <h2 id={`recipient-${id}`} tabIndex={-1}>
        {address ? toRecipientTitle(recipient) : "No address yet"}
      </h2>
      {address ? <AddressLines address={address} shipTo={model?.shipTo} /> : null}
      <div data-part="alert-actions">
        <StoreLink
          href={toRecipientsPath(shippingStep, { kind: "recipient", id })}
          {...buttonLook(address ? "quiet" : "secondary")}
        >
          <span>{address ? "Change address" : "Enter an address"}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </StoreLink>
        {heir ? (
          <Button
            type="submit"
            name="intent"
            value={`removeRecipient:${id}`}
            variant="quiet"
            aria-label={`Remove ${name}`}
            disabled={isBusy}
            onClick={(event) => {
              event.preventDefault();
              onRemove(recipient, heir);
            }}
          >
            Remove
          </Button>
        ) : null}
      </div>
      <LineList lines={lines} currency={price.currency} note={address ? toMoveLink : undefined} />
      <p data-part="soft">{`${toCountText(lines)}, ${formatPrice(totalCents, price)}`}</p>
    </section>
  );
}

function toMoveLink({ id, itemInfo: { title } }: CartLine) {
  return (
    <StoreLink href={toRecipientsPath(shippingStep, { kind: "item", id })} {...buttonLook("quiet")}>
      Send elsewhere <VisuallyHidden>{title}</VisuallyHidden>
    </StoreLink>
  );
}

/** Removes a recipient from the order; another one gets the items. */
function useRemoval() {
  const { isBusy, run } = useStepWork();
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = (recipient: Recipient, heir: Recipient) =>
    void run(async (call) => {
      const request = { oldRecipientId: recipient.id, newRecipientId: heir.id };
      const reply = await call(giftOperations.updateRecipientId, request);
      if (reply === null) return;
      setRefusal(reply.isSuccess ? null : (reply.message ?? saveFailedText));
    });
  const notice: StepNotice | null = refusal === null ? null : { kind: "alert", message: refusal };
  return { isBusy, remove, notice };
}
