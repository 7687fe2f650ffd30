import { type ShipMethod, type ShippingInfo, shipMethod as shipMethods } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import { Tabs } from "@store/ui-kit/tabs";
import type { DeliveryTab } from "./delivery-tab.ts";
import { toDeliveryTopics } from "./to-delivery-topics.ts";

export interface DeliveryInformationPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shippingInfo: ShippingInfo;
  /** How the item is brought; by default as most things are. */
  readonly shipMethod?: ShipMethod;
  readonly initialTab?: DeliveryTab;
}

/** What delivery costs, how it goes and where to, by the way an item is brought. */
export function DeliveryInformationPopup({
  isOpen,
  onClose,
  shippingInfo,
  shipMethod = shipMethods.standard,
  initialTab = 1,
}: DeliveryInformationPopupProps) {
  const topics = toDeliveryTopics(shipMethod, shippingInfo);
  // The third tab is not there in Canada: the first one opens then.
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
