import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import { type ServiceLevel, serviceLevel } from "@store/contract/shared";
import type { BasketState } from "../../../basket/rules/basket-state.ts";
import type { PricedShipment } from "../../../basket/rules/price-basket.ts";
import type { BasketRecipient } from "../../../basket/rules/to-recipients.ts";
import { chooseHolidayHold } from "../../../delivery/rules/choose-holiday-hold.ts";
import { chooseShipComplete } from "../../../delivery/rules/ship-complete.ts";

import { offerHoldsTo } from "../../../views/offer-to-recipient.ts";
import { type OptionChoice, refuseOption } from "./option-choice.ts";

type Wanted = SaveShippingAndGiftOptions["recipients"][number];

const notOffered = refuseOption(
  "ServiceLevelNotOffered",
  "This delivery is no longer offered for your address. Please choose another.",
);
const holidayNotOffered = refuseOption(
  "HolidayNotOffered",
  "This holiday shipping date is no longer offered. Please choose another.",
);

/**
 * The delivery of a recipient's shipments: level, all items together, held for a holiday. The last two set standard
 * delivery, and clearing them keeps it. An omitted field stays unchanged.
 */
export function chooseShipping(
  { shipments, holidayHold }: Wanted,
  recipient: BasketRecipient,
  state: BasketState,
): OptionChoice {
  const own = state.priced.shipments.filter(({ recipientId }) => recipientId === recipient.id);
  const levels = chooseServiceLevels(own, shipments);
  if (!levels.ok) return notOffered;

  const hold = getHolidayHold(recipient, holidayHold, state);
  if (hold === "notOffered") return holidayNotOffered;

  const serviceLevels: Record<string, ServiceLevel> = { ...levels.serviceLevels };
  const complete = new Set<string>();
  for (const { id, isShipCompleteVisible, isShipCompleteSelected } of own) {
    const wanted = shipments.find((shipment) => shipment.id === id)?.isShipCompleteSelected;
    const isSelected = isShipCompleteVisible && (wanted ?? isShipCompleteSelected);
    const before = { selectedServiceLevel: serviceLevels[id] ?? serviceLevel.standard, isShipCompleteSelected };
    serviceLevels[id] = chooseShipComplete(before, { isSelected }).selectedServiceLevel;
    if (isSelected) complete.add(id);
  }
  if (hold && serviceLevels.parcel !== undefined) serviceLevels.parcel = serviceLevel.standard;
  return {
    kind: "change",
    changes: { serviceLevels, shipComplete: complete.size === 0 ? undefined : [...complete], holidayHold: hold },
  };
}

// Undefined: not held.
function getHolidayHold(recipient: BasketRecipient, wanted: Wanted["holidayHold"], state: BasketState) {
  const before = recipient.choice.holidayHold;
  if (wanted === undefined) return before;
  const choice = chooseHolidayHold(
    {
      selectedServiceLevel: serviceLevel.standard,
      selectedShippingDate: before?.shippingDate ?? null,
      selectedShippingRange: before?.shippingRange ?? null,
    },
    { shippingDate: wanted?.selectedShippingDate ?? null, offered: offerHoldsTo(recipient, state) },
  );
  if (!choice.ok) return "notOffered";
  const { selectedShippingDate: shippingDate, selectedShippingRange: shippingRange } = choice.value;
  return shippingDate === null || shippingRange === null ? undefined : { shippingDate, shippingRange };
}

type LevelChoice = { ok: true; serviceLevels: Record<string, ServiceLevel> } | { ok: false; problem: "notOffered" };

/**
 * The level of every shipment after a selection: the selected one, otherwise the previous one. Only offered levels can
 * be selected.
 */
export function chooseServiceLevels(
  shipments: readonly Pick<PricedShipment, "id" | "levels" | "selected">[],
  choices: readonly { id: string; serviceLevel: ServiceLevel }[],
): LevelChoice {
  const isOffered = choices.every((choice) =>
    shipments.some(({ id, levels }) => id === choice.id && levels.some(({ level }) => level === choice.serviceLevel)),
  );
  if (!isOffered) return { ok: false, problem: "notOffered" };
  const chosen = new Map(choices.map(({ id, serviceLevel }) => [id, serviceLevel]));
  return {
    ok: true,
    serviceLevels: Object.fromEntries(shipments.map(({ id, selected }) => [id, chosen.get(id) ?? selected])),
  };
}
