import type { Shipment } from "@store/contract/checkout";
import type { CartLine } from "@store/contract/shared";
import { formatPrice, type PriceOptions } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { type RadioCard, RadioCards } from "@store/ui-kit/radio-cards";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useAtomValue } from "jotai";
import { LineList } from "../line-list/line-list.tsx";
import { isPickupVisible } from "../pickup-store/is-fulfillment-visible.ts";
import { levelOf, shipmentFields, shipmentKey } from "./delivery-fields.ts";
import { isForbidden, isRestricted, undeliverableId } from "./find-undeliverable.ts";
import { LeaveButton } from "./leave-button.tsx";
import { UndeliverableNotice } from "./undeliverable-notice.tsx";
import type { DeliveryForm } from "./use-delivery-fields.ts";

export interface ShipmentDeliveryProps {
  readonly recipientId: string;
  /** Whether its lines can go to different places. */
  readonly isShared: boolean;
  readonly shipment: Shipment;
  /** The position of the shipment: "shipment 1 of 2"; empty for the only one. */
  readonly ordinal: string;
  readonly form: DeliveryForm;
  /** Saves the step, then opens a page. */
  readonly onLeave: (path: string) => void;
}

/** A shipment: its items, its service level, and whether it waits until all items are ready. */
export function ShipmentDelivery({ recipientId, shipment, ordinal, form, ...leaving }: ShipmentDeliveryProps) {
  const { currency, locale } = useAtomValue(siteAtom);
  const { lineItems, availableServiceLevels, isShipCompleteVisible } = shipment;
  const name = shipmentFields.level(shipmentKey(recipientId, shipment));
  // Where nothing may go to the state there is nothing to choose; "Next" names the ways out.
  const hasChoice = !isForbidden(shipment);
  return (
    <div data-part="shipment">
      <LineList
        lines={lineItems}
        currency={currency}
        note={(line) => (
          <>
            {isRestricted(line) ? <p data-part="field-error">{line.shippingDeliveryOptions.edd?.message}</p> : null}
            <MoveButton line={line} {...leaving} />
          </>
        )}
      />
      {availableServiceLevels.length === 0 ? (
        <UndeliverableNotice
          id={undeliverableId(recipientId, shipment)}
          shipment={shipment}
          onLeave={leaving.onLeave}
        />
      ) : hasChoice ? (
        <RadioCards
          legend={ordinal ? `Delivery of ${ordinal}` : "Delivery"}
          name={name}
          value={String(levelOf(recipientId, shipment, form.values))}
          onChange={form.fieldProps(name).onChange}
          options={availableServiceLevels.map((level) => toLevelCard(level, { currency, locale }))}
        />
      ) : null}
      {hasChoice && isShipCompleteVisible ? <ShipTogether {...{ recipientId, shipment, form }} /> : null}
    </div>
  );
}

interface MoveButtonProps extends Pick<ShipmentDeliveryProps, "isShared" | "onLeave"> {
  readonly line: CartLine;
}

/** Sends a line elsewhere, picks it up, or ships it instead; nothing if there is no choice. */
function MoveButton({ line, isShared, onLeave }: MoveButtonProps) {
  const { locationId, pickupStatus } = line.shippingDeliveryOptions;
  const canBePickedUp = isPickupVisible(pickupStatus);
  const shipped = canBePickedUp ? "Send elsewhere or pick up" : "Send elsewhere";
  const shared = locationId ? "Ship this item instead" : shipped;
  const label = isShared ? shared : canBePickedUp && !locationId ? "Pick up instead" : null;
  if (label === null) return null;
  return (
    <LeaveButton place="item" id={line.id} onLeave={onLeave}>
      <span>{label}</span> <VisuallyHidden>{line.itemInfo.title}</VisuallyHidden>
    </LeaveButton>
  );
}

/**
 * For items that are ready on different days: each as soon as possible, or all at once by standard delivery, both with
 * dates.
 */
function ShipTogether({
  recipientId,
  shipment,
  form,
}: Pick<ShipmentDeliveryProps, "recipientId" | "shipment" | "form">) {
  const name = shipmentFields.together(shipmentKey(recipientId, shipment));
  const { lineItems, availableServiceLevels, selectedServiceLevel } = shipment;
  const standard = availableServiceLevels.find(({ level }) => level === 1);
  const saved = availableServiceLevels.find(({ level }) => level === selectedServiceLevel);
  // The lines' own dates are those of the saved level.
  const isSaved = levelOf(recipientId, shipment, form.values) === selectedServiceLevel;
  const dates = lineItems.flatMap(({ id, itemInfo: { title }, shippingDeliveryOptions: { edd } }) =>
    edd ? [{ id, text: `${title}: ${edd.message}` }] : [],
  );
  return (
    <RadioCards
      legend="Some of this is ready sooner"
      name={name}
      value={form.values[name] ?? ""}
      onChange={(value) => form.choose(name, value)}
      options={[
        {
          value: "separately",
          label: "Send separately",
          description: isSaved
            ? dates.map(({ id, text }) => <span key={id}>{text}</span>)
            : `Each item is sent as soon as it is ready${saved ? "" : "."}`,
        },
        {
          value: "together",
          label: "Wait and send together",
          description: `${standard?.estimate ?? ""}, by ${standard?.label ?? "standard delivery"}`,
        },
      ]}
    />
  );
}

/** A service level as an option: name, arrival, charge. */
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
