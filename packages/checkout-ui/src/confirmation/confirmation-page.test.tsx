import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { type Order, orderOperations } from "@store/contract/orders";
import { formatPrice } from "@store/price-format";
import { cartCountAtom, checkoutAtom, reloadCartAtom } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { chosenWallet } from "../wallets/chosen-wallet.ts";
import { ConfirmationPage } from "./confirmation-page.tsx";

const service = useService();

async function place({ shopper }: ReturnType<typeof openShopper>): Promise<Order> {
  const placed = await shopper.call(orderOperations.placeOrder, { adata: "" });
  const { body } = await shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" });
  if (!body.order) throw new Error("The order was not placed.");
  return body.order;
}

async function open() {
  const page = openShopper(service());
  await page.bring.toReview();
  await page.store.set(reloadCartAtom);
  const order = await place(page);
  page.show(<ConfirmationPage order={order} onTitle={page.onTitle} />);
  return { page, order };
}

it("shows number, next steps, contact, address, items and the card's last four", async () => {
  const { order } = await open();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Order Confirmation");
  expect(screen.getByText(order.orderNumber)).toBeVisible();
  expect(screen.getByRole("heading", { name: "What happens next" })).toBeVisible();
  expect(screen.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:18005550142");
  expect(screen.getAllByText("2134 N Halsted St").length).toBeGreaterThan(0);
  expect(screen.getByText("Beacon Table Lamp")).toBeVisible();
  expect(screen.getByText("You can return it within 30 days.")).toBeVisible();
  expect(screen.getByText("Billing address")).toBeVisible();
  expect(screen.getByText(/Visa ending in 1111/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
});

it("forgets the wallet that was chosen in the cart", async () => {
  const wallets = [{ kind: "payPal", name: "PayPal", origin: "https://wallets.example", opens: "window" }] as const;
  const page = openShopper(service(), { site: { ...usSite, wallets } });
  await page.bring.toReview();
  chosenWallet.save(page.store, "payPal");
  const order = await place(page);
  expect(chosenWallet.find(page.store)).toBe("payPal");
  page.show(<ConfirmationPage order={order} onTitle={page.onTitle} />);
  expect(chosenWallet.find(page.store)).toBeNull();
});

it("says to which address the confirmation is sent", async () => {
  await open();
  expect(screen.getByText("A confirmation is on its way to maya@example.com.")).toBeVisible();
});

it("shows the terms that were accepted for an item, as they were then [CONF-11]", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const order = await place(page);
  const [shipment] = order.shipments;
  const acceptedTerms = { title: "Final Sale", message: "It cannot be returned.", acceptedAt: "2026-11-20T12:00:00Z" };
  const lineItems = shipment?.lineItems.map((line) => ({ ...line, acceptedTerms })) ?? [];
  const shipments = shipment ? [{ ...shipment, lineItems }] : [];
  page.show(<ConfirmationPage order={{ ...order, shipments }} onTitle={page.onTitle} />);
  expect(screen.getByText("It cannot be returned.")).not.toBeVisible();
  await userEvent.click(screen.getByText("Accepted terms: Final Sale"));
  expect(screen.getByText("It cannot be returned.")).toBeVisible();
});

it("starts with the total, the dates, the destination and where updates are sent", async () => {
  const { order } = await open();
  const facts = screen.getAllByText("Total", { selector: "dt" })[0]?.closest("dl");
  expect(facts?.textContent).toBe(
    [
      `Total${formatPrice(order.orderSummary.total, usSite)}`,
      `Delivery${order.shipments[0]?.estimate}`,
      "AddressMaya Okafor, 2134 N Halsted St, Chicago, IL 60614",
      "Contactmaya@example.com",
    ].join(""),
  );
  const print = vi.spyOn(window, "print").mockReturnValue();
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("starts with every line of an address, and with its country if it is abroad", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const order = await place(page);
  const where = { address2: "Apt 4B", address3: "buzz 12", city: "Berlin", state: "", postalCode: "10115" };
  const recipients = order.recipients.map((recipient) => ({
    ...recipient,
    address: { ...chicagoAddress, ...where, address1: "Torstr. 12", country: "DEU" },
  }));
  const shipTo = { code: "DEU", name: "Germany" };
  page.show(<ConfirmationPage order={{ ...order, recipients, shipTo }} onTitle={page.onTitle} />);
  expect(screen.getByText("Maya Okafor, Torstr. 12, Apt 4B, buzz 12, 10115 Berlin, Germany")).toBeVisible();
});

it("shows the gift options: the wrap, the message line by line, the date [GIFT-03]", async () => {
  const page = openShopper(service());
  await page.bring.toDelivery();
  const giftOptions = { isGift: true, giftWrap: "linen", giftMessage: "With love,\nMaya" };
  const [holiday] = page.store.get(checkoutAtom)?.shippingOptions.recipients[0]?.holidayHold?.holidays ?? [];
  const holidayHold = { selectedShippingDate: holiday?.shippingDate ?? null, selectedShippingRange: null };
  const recipients = [{ recipientId: "recipient-1", shipments: [], giftOptions, holidayHold }];
  await page.shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
  await page.shopper.call(checkoutOperations.moveToPaymentPage, {});
  await page.bring.toPaid();
  const order = await place(page);
  page.show(<ConfirmationPage order={order} onTitle={page.onTitle} />);
  const part = screen.getByRole("region", { name: "Shipping to" });
  const textOf = (label: string) => within(part).getByText(label).nextElementSibling?.textContent;
  expect(textOf("Gift")).toBe("White Paper, Linen Ribbon");
  expect(textOf("Gift message")).toBe(giftOptions.giftMessage);
  expect(textOf("Holiday delivery")).toBe(holiday?.shippingRange);
});

it("names the store, whose header is not printed, and the total, whatever paid it", async () => {
  const { page, order } = await open();
  expect(screen.getByText("Linden & Loam")).toHaveAttribute("data-print", "only");
  cleanup();
  const { total } = order.orderSummary;
  const orderSummary = { ...order.orderSummary, tendersTotal: total, amountDue: 0 };
  page.show(<ConfirmationPage order={{ ...order, orderSummary }} onTitle={page.onTitle} />);
  const summary = within(screen.getByRole("region", { name: "Order summary" }));
  expect(summary.getByText("Total").nextElementSibling).toHaveTextContent(formatPrice(total, usSite));
  expect(summary.queryByText("Left to pay")).toBeNull();
});

it("clears the cart and the checkout", async () => {
  const { page } = await open();
  expect(page.store.get(checkoutAtom)).toBeNull();
  await waitFor(() => expect(page.store.get(cartCountAtom)).toBe(0));
});

it("promises no shipment if nothing is shipped", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const order = await place(page);
  page.show(<ConfirmationPage order={{ ...order, shipments: [] }} onTitle={page.onTitle} />);
  expect(screen.getByText(/Your card has been authorized for this amount\./)).toBeVisible();
  expect(screen.queryByText(/when your order ships/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Shipping to" })).toBeNull();
});

it("names the pickup store, its hours and who collects, and promises no shipment", async () => {
  const page = openShopper(service());
  await page.bring.toShipping();
  const { cartData } = (await page.shopper.call(cartOperations.getCartJsx, {})).body;
  const pickup = { id: cartData?.lineItems[0]?.id ?? "", shipMethod: 1, isPickupSelected: true } as const;
  await page.shopper.call(cartOperations.updateShipMethod, { ...pickup, locationId: "us-chicago" });
  await page.shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
  const contact = { firstName: "Ada", lastName: "Moreau", email: "ada@example.com", phone: "312-234-5678" };
  const bopsOptions = { giftReceiptOption: false, baggingOption: "none", pickupContact: contact } as const;
  const recipients = [{ recipientId: "pickup-us-chicago", shipments: [], bopsOptions }];
  await page.shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
  await page.shopper.call(checkoutOperations.moveToPaymentPage, {});
  const { emailAddress: _, ...address } = chicagoAddress;
  await page.shopper.call(checkoutOperations.saveBillingAddress, { address });
  await page.bring.toPaid();
  const order = await place(page);
  page.show(<ConfirmationPage order={order} onTitle={page.onTitle} />);
  const part = screen.getByRole("region", { name: "Pick up at Chicago, Fulton Row" });
  for (const line of order.shipments[0]?.pickup?.store.hours ?? [""])
    expect(within(part).getByText(line)).toBeVisible();
  expect(part).toHaveTextContent("To be picked up by Ada Moreau");
  expect(part).toHaveTextContent("Beacon Table Lamp");
  expect(screen.queryByRole("heading", { name: "Shipping to" })).toBeNull();
  expect(screen.queryByText(/when your order ships/)).toBeNull();
});

it("names every tender that paid, with its last four digits or its payer, and its amount", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const order = await place(page);
  const tender = (kind: Order["payments"][number]["kind"], lastFour: string, amount: number) =>
    ({ kind, lastFour, amount, type: null }) as const;
  const payments = [
    tender("certificate", "2275", 2_500),
    tender("giftCard", "3017", 5_000),
    tender("tenderCode", "9A3T", 4_000),
    { ...tender("payPal", "0000", 1_299), payer: "nell@pay.example" },
  ];
  page.show(<ConfirmationPage order={{ ...order, payments }} onTitle={page.onTitle} />);
  const payment = within(screen.getByRole("region", { name: "Payment" }));
  for (const text of [
    "Reward certificate ending in 2275",
    "Gift card ending in 3017",
    "Store credit ending in 9A3T",
    "PayPal, nell@pay.example",
    "$25.00",
    "$12.99",
  ]) {
    expect(payment.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/PayPal is charged when your order ships\./)).toBeVisible();
  expect(screen.queryByText(/card is charged/)).toBeNull();
});

it("promises no charge to come if the store's own tenders paid the order", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const order = await place(page);
  const payments = [{ kind: "giftCard", lastFour: "3017", amount: 5_000, type: null }] as const;
  page.show(<ConfirmationPage order={{ ...order, payments: [...payments] }} onTitle={page.onTitle} />);
  expect(screen.getByText(/Your order is paid in full\./)).toBeVisible();
});
