import { type ShipTo, toAddressee, toAddressText } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Button, buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { Select } from "@store/ui-kit/select";
import { useAtomValue } from "jotai";
import { AddressChoice } from "../address/address-choice.tsx";
import { CheckLine } from "../forms/check-line.tsx";
import { LineList } from "../line-list/line-list.tsx";
import { toDistanceText } from "../pickup-store/store-lines.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import { newAddressCard, toAddressCard } from "../shipping-address/account-addresses.tsx";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { type Destination, heldName, isRegistry } from "./destinations.ts";
import { listLines, type RecipientsView, type Subject, toListPath, toRecipientsPath } from "./recipients-view.ts";
import { type DestinationOptions, useDestination } from "./use-destination.ts";

/** The form for the new destination of a line, some of its units, or everything of a recipient. */
export function DestinationStep(options: DestinationOptions) {
  const { step, subject, actionData: _, stores, ...navigation } = options;
  const { model, form, held, destinations, problems, notice, decision, saveToAccount, isBusy, ...state } =
    useDestination(options);
  const { currency } = useAtomValue(siteAtom);
  const { line, recipient } = subject;
  const view: RecipientsView = line ? { kind: "item", id: line.id } : { kind: "recipient", id: recipient.id };
  const title = toTitle(subject);
  return (
    <CheckoutShell
      step={step}
      path={toRecipientsPath(step, view)}
      hasError={problems.length > 0 || notice !== null}
      model={model}
      label={title}
      onSubmit={() => void state.submit()}
      actions={
        <div data-part="step-actions">
          <StoreLink href={toListPath(step)} {...buttonLook("secondary")}>
            Cancel
          </StoreLink>
          <Button type="submit" name="intent" value={`send:${view.kind}:${view.id}`} busy={isBusy} busyLabel="Saving">
            Save
          </Button>
        </div>
      }
      {...navigation}
    >
      <StepNotices problems={problems} notice={notice} />
      <h2 tabIndex={-1}>{title}</h2>
      <LineList lines={line ? [line] : listLines(recipient)} currency={currency} />
      {line && held > 1 ? (
        <>
          <Select
            {...state.quantity}
            label="How many go there"
            options={Array.from({ length: held }, (_, index) => toQuantityOption(index + 1, held))}
          />
          <input type="hidden" name={heldName} value={held} />
        </>
      ) : null}
      <div data-part="ship-to">
        {destinations.length > 1 ? (
          <RadioCards
            {...state.choice}
            legend="Where to"
            options={destinations.map((destination) => toCard(destination, { stores, shipTo: model?.shipTo }))}
          />
        ) : (
          <input type="hidden" name={state.choice.name} value={state.choice.value} />
        )}
        {state.registryForm ? (
          <div data-part="registry-email">
            <AddressFields form={state.registryForm} />
          </div>
        ) : null}
        <div data-part="new-address">
          <AddressFields form={form} />
          {saveToAccount ? <CheckLine {...saveToAccount}>Save this address to my account</CheckLine> : null}
        </div>
      </div>
      {decision ? (
        <AddressChoice
          decision={decision}
          onChoose={state.decide}
          submitLabel="Save"
          isSavedToAccount={saveToAccount?.isChecked === true}
        />
      ) : null}
    </CheckoutShell>
  );
}

function toTitle({ line, recipient }: Subject): string {
  if (line) return "Send this item elsewhere";
  if (isPickedUp(recipient)) return "Ship instead of picking up";
  const { address } = recipient;
  return address ? `Another address for ${toAddressee(address)}` : "Where these items go";
}

function toQuantityOption(quantity: number, held: number) {
  return { value: String(quantity), label: quantity === held ? `All ${held}` : `${quantity} of ${held}` };
}

function toCard(
  destination: Destination,
  { stores, shipTo }: Pick<DestinationOptions, "stores"> & { readonly shipTo: ShipTo | undefined },
) {
  const { id: value, kind } = destination;
  if (kind === "new") return newAddressCard;
  if (kind === "store") {
    const store = stores?.find(({ locationId }) => locationId === destination.locationId);
    const distance = store && toDistanceText(store);
    const place = store && toAddressText(store.address);
    return {
      value,
      label: `Pick up at ${store?.name}`,
      description: distance ? [place, distance].map((text) => <span key={text}>{text}</span>) : place,
    };
  }
  // A recipient that is a registry has its e-mail address already.
  return {
    ...toAddressCard(value, destination.address, shipTo),
    kind: isRegistry(destination) ? "registry" : undefined,
  };
}
