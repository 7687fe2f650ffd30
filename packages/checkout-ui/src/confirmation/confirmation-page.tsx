import type { Order } from "@store/contract/orders";
import { type Address, type ShipTo, toAddressee, toAddressLines, toPaymentName } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { cartAtom, forgetCheckoutAtom, reloadCartAtom, siteAtom } from "@store/shopper-state";
import { Button, buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue, useStore } from "jotai";
import { type ReactNode, useEffect } from "react";
import { forgetCardAtom } from "../card/card-memory.ts";
import { OrderDetails } from "../order-details/order-details.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { confirmationStep } from "../steps/step-table.ts";
import { chosenWallet } from "../wallets/chosen-wallet.ts";

export interface ConfirmationPageProps extends Pick<PageNavigation, "onTitle"> {
  readonly order: Order;
  /** What an account can do with the order, after what happens next. */
  readonly account?: ReactNode;
  /** The page that shows the order on any device, without signing in. */
  readonly linkPath?: string | undefined;
}

/** A placed order: number, next steps, contact, and everything that was bought. */
export function ConfirmationPage({ order, account, linkPath, onTitle }: ConfirmationPageProps) {
  const { brandName, servicePhone, serviceHours } = useAtomValue(siteAtom);
  const chargeText = toChargeText(order);
  useOrderPlaced();
  usePageTitle(confirmationStep.title, { hasError: false, onTitle });
  return (
    <article data-part="confirmation">
      <header>
        {/* The header is not printed. */}
        <p data-print="only">{brandName}</p>
        <h1>{confirmationStep.title}</h1>
        <p data-part="order-number">
          Thank you. Your order number is <strong>{order.orderNumber}</strong>.
        </p>
        <OrderFacts order={order} />
      </header>
      <OrderDetails
        order={order}
        linkPath={linkPath}
        lead={
          <>
            <section aria-labelledby="next-heading" data-part="review-section">
              <h2 id="next-heading">What happens next</h2>
              <p>{`We prepare your order now. ${chargeText}`}</p>
              {order.email ? <p>{`A confirmation is on its way to ${order.email}.`}</p> : null}
              {linkPath ? (
                <p>
                  <StoreLink href={linkPath}>Your order's own page</StoreLink> opens on any device, without signing in.
                  Keep its address or send it to yourself.
                </p>
              ) : null}
              <p>
                Questions? Have the order number at hand and call{" "}
                <a href={`tel:${servicePhone.replace(/[^\d+]/g, "")}`}>{servicePhone}</a>. <span>{serviceHours}</span>
              </p>
              <div data-part="alert-actions" data-print="hide" data-with-scripts="">
                <Button variant="secondary" onClick={() => window.print()}>
                  Print
                </Button>
              </div>
            </section>
            {account}
          </>
        }
        actions={
          <StoreLink href="/" data-print="hide" {...buttonLook("primary")}>
            {confirmationStep.nextLabel}
          </StoreLink>
        }
      />
    </article>
  );
}

/** The most important facts: the total, the dates, the destination, and where updates are sent. */
function OrderFacts({
  order: { orderSummary, shipments, recipients, shipTo, email },
}: Pick<ConfirmationPageProps, "order">) {
  const { currency, locale } = useAtomValue(siteAtom);
  const destinations = recipients.flatMap(({ recipientId, address }) => {
    const own = shipments.filter((shipment) => shipment.recipientId === recipientId);
    const dates = [...new Set(own.map(({ estimate }) => estimate))].filter((estimate) => estimate).join("; ");
    const name = address ? toAddressee(address) + (address.city && ` in ${address.city}`) : own[0]?.pickup?.store.name;
    return own.length > 0 ? [{ name, address, dates }] : [];
  });
  const [first] = destinations;
  const isShared = destinations.length > 1;
  const rows = [
    ["Total", formatPrice(orderSummary.total, { currency, locale })],
    // One line for each destination.
    ["Delivery", isShared ? destinations.map(({ name, dates }) => `${name}: ${dates}`).join("\n") : first?.dates],
    ["Address", isShared || !first?.address ? "" : toWhereText(first.address, shipTo)],
    ["Contact", email],
  ].filter(([, text]) => text);
  return (
    <dl data-part="recipient-choices">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function toWhereText(address: Address, shipTo: ShipTo | undefined): string {
  return [toAddressee(address), ...toAddressLines(address, shipTo)].join(", ");
}

/** What was taken when the order was placed; a card or a wallet is only authorized then. */
const paidAtOnce: readonly string[] = ["giftCard", "tenderCode", "certificate"];

/** When the payments are charged. */
function toChargeText({ payments, shipments }: Pick<Order, "payments" | "shipments">): string {
  const later = payments.find(({ kind }) => !paidAtOnce.includes(kind));
  if (!later) return "Your order is paid in full.";
  const payer = later.kind === "card" ? "Your card" : toPaymentName({ ...later, kind: later.kind });
  return shipments.some(({ pickup }) => !pickup)
    ? `${payer} is charged when your order ships.`
    : `${payer} has been authorized for this amount.`;
}

/** The basket has become an order: the page's cart, checkout and payment are cleared. */
function useOrderPlaced(): void {
  const store = useStore();
  useEffect(() => {
    store.set(forgetCheckoutAtom);
    store.set(forgetCardAtom);
    chosenWallet.save(store, undefined);
    if (store.get(cartAtom) !== null) void store.set(reloadCartAtom);
  }, [store]);
}
