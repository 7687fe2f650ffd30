import type { Order, OrderRecipient, OrderShipment } from "@store/contract/orders";
import { formatPrice } from "@store/price-format";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { StoreLines } from "../pickup-store/store-lines.tsx";
import { OrderLines } from "./order-lines.tsx";
import { RecipientChoices } from "./recipient-choices.tsx";

export interface OrderShipmentsProps {
  readonly order: Order;
  /** Whose shipments they are. */
  readonly recipientId: string;
}

/** What of one recipient comes together, each part with how and when; what a store keeps with where it is, when it is open, and who collects it. */
export function OrderShipments({ order, recipientId }: OrderShipmentsProps) {
  const { shipments, recipients, orderSummary } = order;
  const { currency, locale } = useAtomValue(siteAtom);
  const sent = shipments.filter(({ pickup }) => !pickup);
  const own = shipments.filter((shipment) => shipment.recipientId === recipientId);
  return own.map((shipment, index) => {
    const { label, estimate, charge, pickup, lineItems } = shipment;
    const title = pickup ? `Pick up at ${pickup.store.name}` : toSentTitle(shipment, sent);
    return (
      <section key={index} aria-label={title} data-part="review-section">
        <h2>{title}</h2>
        {pickup ? <StoreLines store={pickup.store} /> : null}
        {pickup?.contact ? <p>{`To be picked up by ${pickup.contact.firstName} ${pickup.contact.lastName}`}</p> : null}
        <p>
          <span>{`${label}, ${charge === 0 ? "free" : formatPrice(charge, { currency, locale })}`}</span>
          <br />
          <span data-part="soft">{estimate}</span>
        </p>
        {pickup ? <RecipientChoices choices={recipients.find(isGetting(shipment))?.choices ?? {}} /> : null}
        <OrderLines lines={lineItems} currency={orderSummary.currency} />
      </section>
    );
  });
}

const isGetting =
  ({ recipientId }: OrderShipment) =>
  (recipient: OrderRecipient) =>
    recipient.recipientId === recipientId;

function toSentTitle(shipment: OrderShipment, sent: readonly OrderShipment[]): string {
  return sent.length > 1 ? `Shipment ${sent.indexOf(shipment) + 1} of ${sent.length}` : "Items";
}
