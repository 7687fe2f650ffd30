import type { Recipient, Shipment } from "@store/contract/checkout";
import { type CartLine, maxQuantity, type OversizedItem } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { lazyPart, useLazyPopup } from "@store/ui-kit/lazy-part";
import { NumberField } from "@store/ui-kit/number-field";
import { useAtomValue } from "jotai";
import { LineList } from "../line-list/line-list.tsx";
import { RecipientChoices, toRecipientChoices } from "../order-details/recipient-choices.tsx";
import { OversizedLink } from "../oversized/oversized-link.tsx";
import { StoreLines } from "../pickup-store/store-lines.tsx";
import { NotLoaded } from "../popups/not-loaded.tsx";
import { toRecipientTitle } from "../recipients/recipients-view.ts";
import { type Quantities, quantityName, renderedName } from "./use-quantities.ts";

const OversizedInfoPopup = lazyPart(() =>
  import("../oversized/oversized-info-popup.tsx").then((part) => part.OversizedInfoPopup),
);

/** The link of an item for pickup, with the popup of its boxes; the popup's script loads on click. */
function OversizedInfo({ item }: { readonly item: OversizedItem }) {
  const { popup, hasFailed, open } = useLazyPopup(OversizedInfoPopup);
  return (
    <>
      <OversizedLink title={item.title} onClick={() => void open()} />
      {hasFailed ? <NotLoaded /> : null}
      {popup ? <OversizedInfoPopup request={{ item }} {...popup} /> : null}
    </>
  );
}

export interface ReviewDeliveryProps {
  readonly recipients: readonly Recipient[];
  /** Where quantities may be changed. */
  readonly quantities?: Quantities | undefined;
}

/** What everybody gets, and how; each under a heading where there are several. */
export function ReviewDelivery({ recipients, quantities }: ReviewDeliveryProps) {
  const Title = recipients.length > 1 ? "h3" : "p";
  return recipients.map((recipient) => (
    <div key={recipient.id} data-part="recipient">
      {recipient.store || Title === "h3" ? <Title>{toReviewTitle(recipient)}</Title> : null}
      {recipient.store ? <StoreLines store={recipient.store} /> : null}
      <ReviewShipments shipments={recipient.shipments} quantities={quantities} />
      <RecipientChoices choices={toRecipientChoices(recipient)} />
    </div>
  ));
}

/** The recipient, or the pickup store with the contact. */
function toReviewTitle(recipient: Recipient): string {
  const contact = recipient.bopsOptions?.pickupContact;
  return toRecipientTitle(recipient) + (contact ? `, by ${contact.firstName} ${contact.lastName}` : "");
}

export interface ReviewShipmentsProps extends Pick<ReviewDeliveryProps, "quantities"> {
  readonly shipments: readonly Shipment[];
}

/** The shipments of a recipient: how each travels, when it arrives, and what is in it. */
export function ReviewShipments({ shipments, quantities }: ReviewShipmentsProps) {
  const { currency, locale } = useAtomValue(siteAtom);
  return shipments.map(({ id, availableServiceLevels, selectedServiceLevel, lineItems, ...complete }) => {
    const level = availableServiceLevels.find((offered) => offered.level === selectedServiceLevel);
    return (
      <div key={id} data-part="shipment">
        {level ? (
          <p>
            <span>{`${level.label}, ${level.charge === 0 ? "free" : formatPrice(level.charge, { currency, locale })}`}</span>
            <br />
            <span data-part="soft">{level.estimate}</span>
          </p>
        ) : null}
        {complete.isShipCompleteVisible ? (
          <p data-part="soft">{complete.isShipCompleteSelected ? "Sent together" : "Sent as each item is ready"}</p>
        ) : null}
        <LineList
          lines={lineItems}
          currency={currency}
          note={toBoxesLink}
          quantity={quantities && ((line) => <LineQuantity line={line} quantities={quantities} />)}
        />
      </div>
    );
  });
}

/** The quantity of a line. Enter saves it and does not place the order. */
function LineQuantity({ line, quantities }: { readonly line: CartLine; readonly quantities: Quantities }) {
  return (
    <div>
      <NumberField
        label="Quantity"
        of={line.itemInfo.title}
        name={quantityName(line.id)}
        value={quantities.quantityOf(line)}
        onChange={(quantity) => quantities.change(line.id, quantity)}
        max={maxQuantity}
        holdsEnter
        error={quantities.errorOf(line)}
      />
      <input type="hidden" name={renderedName(line.id)} value={line.priceQuantityTotals.quantity} />
    </div>
  );
}

/** Boxes are shown for pickup only, because they have to fit into a car. */
function toBoxesLink({ itemInfo, shippingDeliveryOptions }: CartLine) {
  const isPickup = (shippingDeliveryOptions.locationId ?? null) !== null;
  return isPickup && itemInfo.isOversized && itemInfo.boxes.length > 0 ? <OversizedInfo item={itemInfo} /> : null;
}
