import type { CartLine } from "@store/contract/shared";
import { useEarlyInput } from "@store/ui-kit/early";
import { getPlainKey } from "@store/ui-kit/plain-key";
import type { KeyboardEvent } from "react";
import { cartFormId, submitsCart } from "../../forms/cart-submit.ts";
import { OversizedLink } from "../../oversized/oversized-link.tsx";
import { isPickupVisible, isShipVisible } from "../../pickup-store/is-fulfillment-visible.ts";
import { PickupStore } from "../../pickup-store/pickup-store.tsx";
import type { LineActions } from "./line-actions.ts";

export interface CartLineFulfillmentProps {
  readonly line: CartLine;
  /** Whether selecting pickup opens the store picker first; announced in the label. */
  readonly needsStore: boolean;
  readonly actions: LineActions;
}

/** How a line is fulfilled: shipped, or picked up at a store. */
export function CartLineFulfillment({ line, needsStore, actions }: CartLineFulfillmentProps) {
  const { itemInfo, shippingDeliveryOptions: options } = line;
  const { locationId = null } = options;
  const isPickup = locationId !== null;
  const methods = [
    {
      value: "ship",
      label: "Ship to an address",
      isVisible: isShipVisible(options.deliveryStatus),
      isChosen: !isPickup,
      choose: () => actions.mutate("updateShipMethod", line, { locationId: null }),
    },
    {
      value: "pickup",
      label: needsStore ? "Pick up in store (choose a store)" : "Pick up in store",
      isVisible: isPickupVisible(options.pickupStatus),
      isChosen: isPickup,
      choose: () => actions.pickUp(line),
    },
  ].filter(({ isVisible }) => isVisible);
  const [only] = methods;
  const group = useEarlyInput<HTMLDivElement>((radios) => {
    const early = radios.querySelector<HTMLInputElement>(":checked")?.value;
    const chosen = methods.find(({ isChosen }) => isChosen);
    if (early === chosen?.value) return;
    const shown = radios.querySelector<HTMLInputElement>(`[value="${chosen?.value}"]`);
    // The line does not change until a store is selected.
    if (shown) shown.checked = true;
    methods.find(({ value }) => value === early)?.choose();
  });
  return (
    <>
      {methods.length === 1 && only?.isChosen ? <p>{only.label}</p> : null}
      {methods.some(({ isChosen }) => !isChosen) ? (
        <div
          ref={group}
          role="radiogroup"
          aria-label={`How to get ${itemInfo.title}`}
          data-part="line-fulfillment"
          onKeyDown={needsStore ? roveFocus : undefined}
        >
          {methods.map(({ value, label, isChosen, choose }) => (
            <label key={value}>
              <input
                type="radio"
                name={`fulfillment.${line.id}`}
                form={cartFormId}
                autoComplete="off"
                value={value}
                checked={isChosen}
                onChange={choose}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : null}
      {isPickup ? (
        <PickupStore
          locationId={locationId}
          title={itemInfo.title}
          submit={submitsCart("changeStore", line.id)}
          onChange={() => actions.chooseStore(line)}
        />
      ) : null}
      {isPickup && itemInfo.isOversized && itemInfo.boxes.length > 0 ? (
        <p>
          <OversizedLink
            title={itemInfo.title}
            submit={submitsCart("showBoxes", line.id)}
            onClick={() => actions.showBoxes(line)}
          />
        </p>
      ) : null}
    </>
  );
}

/**
 * For radios of which one opens a dialog: an arrow key moves the focus and selects nothing; Space or Enter selects the radio
 * that has the focus.
 */
function roveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const key = getPlainKey(event);
  const other = currentTarget.querySelector<HTMLElement>("input:not(:focus)");
  if (key.startsWith("Arrow")) other?.focus();
  else if (key === "Enter") currentTarget.querySelector<HTMLElement>(":focus")?.click();
  else return;
  event.preventDefault();
}
