import type { Shipment } from "@store/contract/checkout";
import type { CartLine } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { LineList } from "../../line-list/line-list.tsx";
import { OversizedInfo } from "../../oversized/oversized-info.tsx";

/** The shipments of a recipient: how each travels, when it arrives, and what is in it. */
export function ReviewShipments({ shipments }: { shipments: readonly Shipment[] }) {
  const { currency, locale } = useAtomValue(siteAtom);
  return shipments.map(({ id, availableServiceLevels, selectedServiceLevel, lineItems }) => {
    const level = availableServiceLevels.find((offered) => offered.level === selectedServiceLevel);
    return (
      <div key={id} data-part="shipment">
        {level ? (
          <p>
            {level.label}, {level.charge === 0 ? "free" : formatPrice(level.charge, { currency, locale })}
            <br />
            <span data-part="soft">{level.estimate}</span>
          </p>
        ) : null}
        <LineList lines={lineItems} currency={currency} note={toBoxesLink} />
      </div>
    );
  });
}

/** What is picked up may have to fit into a car. */
function toBoxesLink({ itemInfo, shippingDeliveryOptions }: CartLine) {
  const isPickup = (shippingDeliveryOptions.locationId ?? null) !== null;
  return isPickup && itemInfo.isOversized && itemInfo.boxes.length > 0 ? <OversizedInfo item={itemInfo} /> : null;
}
