import type { Order } from "@store/contract/orders";
import { type Address, toAddressee } from "@store/contract/shared";
import { Fragment, type ReactNode } from "react";
import { AddressLines } from "../address/address-lines.tsx";
import { PaymentLine } from "../card/payment-line.tsx";
import { OrderSummary } from "../order-summary/order-summary.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderShipments } from "./order-shipments.tsx";
import { RecipientChoices } from "./recipient-choices.tsx";

export interface OrderDetailsProps {
  readonly order: Order;
  /** The page that shows the order on any device: the calendar file of its appointments is below it. */
  readonly linkPath?: string | undefined;
  /** Before the items. */
  readonly lead?: ReactNode;
  /** After the items. */
  readonly actions?: ReactNode;
}

/** The destination, items, payments and amounts of a placed order. */
export function OrderDetails({ order, linkPath, lead, actions }: OrderDetailsProps) {
  return (
    <div data-part="checkout-body">
      <div data-part="checkout-main">
        {lead}
        {order.recipients.map(({ recipientId, address, choices }) => {
          const isSent = address && order.shipments.some((shipment) => shipment.recipientId === recipientId);
          return (
            <Fragment key={recipientId}>
              {isSent ? (
                <section aria-label={toRecipientTitle(address, order)} data-part="review-section">
                  <h2>{toRecipientTitle(address, order)}</h2>
                  <AddressLines address={address} shipTo={order.shipTo} />
                  <RecipientChoices choices={choices} calendarPath={linkPath && `${linkPath}/calendar`} />
                </section>
              ) : null}
              <OrderShipments order={order} recipientId={recipientId} />
            </Fragment>
          );
        })}
        {order.otherLines.length > 0 ? (
          <section aria-labelledby="other-heading" data-part="review-section">
            <h2 id="other-heading">Without delivery</h2>
            <OrderLines lines={order.otherLines} currency={order.orderSummary.currency} />
          </section>
        ) : null}
        <section aria-labelledby="payment-heading" data-part="review-section">
          <h2 id="payment-heading">Payment</h2>
          {order.payments.map((payment, index) => (
            <PaymentLine key={index} payment={payment} currency={order.orderSummary.currency} />
          ))}
          {order.billingAddress ? (
            <div>
              <p data-part="soft">Billing address</p>
              <AddressLines address={order.billingAddress} countryName={order.billingCountry?.name} />
            </div>
          ) : null}
        </section>
        {actions}
      </div>
      <section data-part="summary" aria-labelledby="order-summary">
        <h2 id="order-summary">Order summary</h2>
        <OrderSummary summary={order.orderSummary} isTaxKnown isPlaced />
      </section>
    </div>
  );
}

/** Names the recipient if the order has several. */
function toRecipientTitle(address: Address, { recipients }: Order): string {
  const isOnly = recipients.filter((recipient) => recipient.address !== null).length === 1;
  return isOnly ? "Shipping to" : `Shipping to ${toAddressee(address)}`;
}
