import type { CartLine } from "@store/contract/shared";
import { OversizedLink } from "../oversized/oversized-link.tsx";
import { PickupStore } from "../pickup-store/pickup-store.tsx";
import { isPickupVisible } from "./is-pickup-visible.ts";
import { isShipVisible } from "./is-ship-visible.ts";
import type { LineActions } from "./line-actions.ts";
import { lookByArrows } from "./look-by-arrows.ts";

export interface CartLineWayProps {
  readonly line: CartLine;
  /** Whether choosing pickup asks for a store first; said before it happens. */
  readonly asksForStore: boolean;
  readonly actions: LineActions;
}

/** How a line is to be got: sent, or picked up at a store (SHIP-13, SHIP-14). */
export function CartLineWay({ line, asksForStore, actions }: CartLineWayProps) {
  const { itemInfo, shippingDeliveryOptions: options } = line;
  const { locationId = null } = options;
  const isPickup = locationId !== null;
  const ways = [
    {
      key: "ship",
      label: "Ship to an address",
      isVisible: isShipVisible(options.deliveryStatus),
      isChosen: !isPickup,
      choose: actions.ship,
    },
    {
      key: "pickUp",
      label: asksForStore ? "Pick up in store (choose a store)" : "Pick up in store",
      isVisible: isPickupVisible(options.pickupStatus),
      isChosen: isPickup,
      choose: actions.pickUp,
    },
  ].filter(({ isVisible }) => isVisible);
  const [only] = ways;
  return (
    <>
      {ways.length === 1 && only?.isChosen ? <p>{only.label}</p> : null}
      {ways.some(({ isChosen }) => !isChosen) ? (
        <div
          role="radiogroup"
          aria-label={`How to get ${itemInfo.title}`}
          data-part="line-ways"
          onKeyDown={asksForStore ? lookByArrows : undefined}
        >
          {ways.map(({ key, label, isChosen, choose }) => (
            <label key={key}>
              <input type="radio" name={`way.${line.id}`} checked={isChosen} onChange={() => choose(line)} />
              {label}
            </label>
          ))}
        </div>
      ) : null}
      {isPickup ? (
        <PickupStore locationId={locationId} title={itemInfo.title} onChange={() => actions.chooseStore(line)} />
      ) : null}
      {isPickup && itemInfo.isOversized && itemInfo.boxes.length > 0 ? (
        <p>
          <OversizedLink title={itemInfo.title} onPress={() => actions.showBoxes(line)} />
        </p>
      ) : null}
    </>
  );
}
