import { type ShipMethod, type ShippingInfo, shipMethod as shipMethods } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import { Tabs } from "@store/ui-kit/tabs";
import type { DeliveryTab } from "./delivery-tab.ts";
import { toDeliveryTopics } from "./to-delivery-topics.ts";

export interface DeliveryInformationPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shippingInfo: ShippingInfo;
  /** The ship method of the item; by default the standard one. */
  readonly shipMethod?: ShipMethod;
  readonly initialTab?: DeliveryTab;
}

/** Charges, methods and destinations, by the ship method of an item. */
export function DeliveryInformationPopup({
  isOpen,
  onClose,
  shippingInfo,
  shipMethod = shipMethods.standard,
  initialTab = 1,
}: DeliveryInformationPopupProps) {
  const topics = toDeliveryTopics(shipMethod, shippingInfo);
  // Canada has no third tab: the first one opens then.
  const initial = topics[initialTab - 1]?.value;
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="large">
      <Popup.Title>Shipping and Delivery Information</Popup.Title>
      <Popup.Body>
        <div data-part="delivery-information">
          <Tabs
            label="Shipping and delivery"
            {...(initial && { initial })}
            tabs={topics.map(({ value, title, texts }) => ({
              value,
              label: title,
              content: texts.map((text) => <p key={text}>{text}</p>),
            }))}
          />
        </div>
      </Popup.Body>
    </Popup.Root>
  );
}
