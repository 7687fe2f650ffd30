import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { tenderOperations } from "@store/contract/tenders";
import { checkoutAtom, checkoutClientAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { declinedNumber, openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CartPage } from "../cart/cart-page.tsx";
import { DeliveryStep } from "../delivery/delivery-step.tsx";
import { PaymentStep } from "../payment/payment-step.tsx";
import { ShippingStep } from "../shipping/shipping-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { submitQuantities } from "./use-quantities.ts";

const service = useService();
const confirmation = expect.stringMatching(/^\/checkout\/confirmation\?orderId=.+/);

async function open(options: Parameters<typeof openShopper>[1] = {}, cardNumber?: string) {
  const page = openShopper(service(), options);
  await page.bring.toReview(cardNumber);
  page.show(<ReviewStep {...page.navigation} />);
  return page;
}
const placeOrder = () => screen.getByRole("button", { name: /Place Order|Placing your order/ });

describe("the review step", () => {
  it("shows the whole order with a link to change its payment [CHK-12]", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Review and Place Order");
    expect(screen.getByText("2134 N Halsted St")).toBeVisible();
    expect(screen.getByText(/Visa ending in 1111/)).toBeVisible();
    const change = screen.getByRole("link", { name: "Change payment" });
    expect(change).toHaveAttribute("href", "/checkout/paymentandbilling?return=review");
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/checkout/paymentandbilling");
  });

  it("lists items that are not delivered separately and among the summary's items", async () => {
    const page = openShopper(service());
    await page.shopper.call(cartOperations.donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    await page.bring.toReview();
    page.show(<ReviewStep {...page.navigation} />);
    const section = screen.getByRole("region", { name: "Without delivery" });
    const title = page.store.get(checkoutAtom)?.otherLines[0]?.itemInfo.title ?? "";
    expect(within(section).getByText(title)).toBeVisible();
    expect(section).toHaveTextContent("$25");
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(within(summary).getByText(title)).toBeInTheDocument();
  });

  it("returns here after a changed address was saved", async () => {
    const page = await open();
    const change = screen.getByRole("link", { name: "Change shipping address" });
    change.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(change);
    cleanup();
    page.show(<ShippingStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  });

  it("can be clicked again after the cart could not be validated [CHK-16]", async () => {
    let isDown = true;
    const page = await open({
      wire: (path, send) =>
        isDown && path.includes("ValidateCart") ? Promise.resolve(new Response("{}", { status: 500 })) : send(),
    });
    await userEvent.click(placeOrder());
    await screen.findByRole("dialog", { name: "We're Sorry." });
    isDown = false;
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Place Order" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.callsTo("PlaceOrder")).toHaveLength(1);
  });

  it("places the order at the total on screen, clears the tax-exempt flag and follows the redirect [CHK-31] [CHK-35]", async () => {
    const page = await open();
    page.storage.set("IsTaxExemptChecked", "true");
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    expect(page.sent.map(({ path }) => path.split("/").at(-1))).toEqual(["ValidateCart", "PlaceOrder"]);
    expect(page.callsTo("PlaceOrder")[0]?.body).toMatch(/"quotedTotal":\d+/);
    expect(page.storage.size).toBe(0);
  });

  it("sends the partner's transaction id of this tab, or an empty one [TEND-06]", async () => {
    for (const adata of ["partner-7", ""]) {
      const page = await open();
      if (adata) page.storage.set("partnerTransactionId", adata);
      await userEvent.click(placeOrder());
      await waitFor(() => expect(page.callsTo("PlaceOrder")).toHaveLength(1));
      expect(JSON.parse(page.callsTo("PlaceOrder")[0]?.body ?? "")).toMatchObject({ adata });
      cleanup();
    }
  });

  it("places one order however often the button is clicked", async () => {
    const page = await open();
    const button = placeOrder();
    for (let click = 0; click < 10; click += 1) button.click();
    // The review stays, with what is going on.
    expect(await screen.findByText(/^We are placing your order\./)).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: "Placing your order" })).toBeVisible();
    expect(screen.getByText("Beacon Table Lamp", { selector: "main *, [data-part=checkout-main] *" })).toBeVisible();
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(page.callsTo("PlaceOrder")).toHaveLength(1);
  });

  it.each([
    ["its button", (dialog: HTMLElement) => within(dialog).getByRole("button", { name: "Update Payment" })],
    ["its cross", (dialog: HTMLElement) => within(dialog).getByRole("button", { name: "Close" })],
  ])(
    "tells of a declined card, is busy no longer and leads to the payment page by %s [CHK-33] [POP-18] [ERR-07]",
    async (_, way) => {
      const page = await open({}, declinedNumber);
      await userEvent.click(placeOrder());
      const dialog = await screen.findByRole("dialog", { name: "Payment Error" });
      expect(dialog).toHaveTextContent("Your Visa ending in 0002 was declined");
      await waitFor(() => expect(page.callsTo("RefreshCheckout")).toHaveLength(1));
      await screen.findByRole("button", { name: "Place Order", hidden: true });
      await userEvent.click(way(dialog));
      expect(page.onGo).toHaveBeenCalledWith(
        "/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment",
      );
      expect(page.storage.size).toBe(0);
    },
  );

  it("shows the service's message with its emphasis, without active content or pictures of other origins [ERR-07]", async () => {
    const paymentErrorHtml =
      '<p>Your bank said <strong>no</strong>.</p><img src="https://elsewhere.example/x.png"><script>alert(1)</script>';
    await open(
      {
        wire: async (path, send) =>
          path.endsWith("/PlaceOrder") ? Response.json({ ...(await (await send()).json()), paymentErrorHtml }) : send(),
      },
      declinedNumber,
    );
    await userEvent.click(placeOrder());
    const dialog = await screen.findByRole("dialog", { name: "Payment Error" });
    expect(await within(dialog).findByText("no")).toHaveProperty("tagName", "STRONG");
    expect(dialog).toHaveTextContent("Your bank said no.");
    expect(dialog.querySelector("script, img")).toBeNull();
    expect(within(dialog).getByRole("button", { name: "Update Payment" })).toBeVisible();
  });

  it("does not change behind the dialog of a declined card, while the payment page already knows the decline", async () => {
    const page = await open({}, declinedNumber);
    const payment = screen.getByRole("region", { name: "Payment" });
    const before = document.querySelector("[data-part=checkout-main]")?.textContent;
    await userEvent.click(placeOrder());
    await screen.findByRole("dialog", { name: "Payment Error" });
    expect(page.store.get(checkoutAtom)?.paymentData.creditCardData.cardOneInfo).toBeNull();
    expect(payment).toHaveTextContent("Visa ending in 0002");
    await screen.findByRole("button", { name: "Place Order", hidden: true });
    expect(document.querySelector("[data-part=checkout-main]")?.textContent).toBe(before);
  });

  it("leads to the payment page with the reason if a gift card is spent, and shows the amount due without it", async () => {
    const page = openShopper(service());
    await page.bring.toReview();
    const giftCard = { number: "6199100020003017", pin: "4471" };
    const { body } = await page.shopper.call(tenderOperations.applyGiftCardTender, giftCard);
    expect(body.isSuccess).toBe(true);
    const { body: refreshed } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, refreshed.checkout);
    await service().database.updateTable("gift_card").set({ balance_cents: 0 }).execute();
    page.show(<ReviewStep {...page.navigation} />);
    const payment = screen.getByRole("region", { name: "Payment" });
    expect(payment).toHaveTextContent(/Gift card ending in 3017\$50\.00Visa ending in 1111 Expires 12\/29/);
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.getByText(/can no longer pay its part of this order/)).toBeVisible();
    expect(screen.queryByText("Gift cards")).toBeNull();
    cleanup();
    page.show(<PaymentStep {...page.navigation} />);
    expect(screen.queryByText(/can no longer pay its part/)).toBeNull();
  });

  it("polls the attempt after a lost response, and continues with its outcome", async () => {
    const page = await open({
      wire: async (path, send) => {
        const answer = await send();
        if (path.includes("PlaceOrder")) throw new TypeError("Failed to fetch");
        return answer;
      },
    });
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    const [placed] = page.callsTo("PlaceOrder");
    expect(page.callsTo("GetOrderAttempt")[0]?.path).toContain(`key=${placed?.key}`);
    expect(page.callsTo("PlaceOrder")).toHaveLength(1);
  });

  it("shows the network error only if there is no attempt, and allows another click [POP-14]", async () => {
    let isDown = true;
    const page = await open({
      wire: (path, send) =>
        isDown && path.includes("PlaceOrder") ? Promise.reject(new TypeError("Failed to fetch")) : send(),
    });
    await userEvent.click(placeOrder());
    const dialog = await screen.findByRole("dialog", { name: "Network Error" });
    expect(page.callsTo("GetOrderAttempt")).toHaveLength(1);
    isDown = false;
    await userEvent.click(within(dialog).getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    const keys = page.callsTo("PlaceOrder").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it("recovers the order attempt of an earlier page without placing the order again", async () => {
    const page = openShopper(service());
    await page.bring.toReview();
    const { body } = await page.shopper.call(
      orderOperations.placeOrder,
      { adata: "" },
      { idempotencyKey: "stored-key" },
    );
    page.storage.set("placeOrder", `stored-key ${page.shopper.token}`);
    page.show(<ReviewStep {...page.navigation} />);
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(body.redirectUrl));
    expect(page.callsTo("PlaceOrder")).toEqual([]);
  });

  it("is also recovered from the cart, to which a reloaded checkout that has become an order redirects", async () => {
    const before = openShopper(service());
    await before.bring.toReview();
    const { body } = await before.shopper.call(
      orderOperations.placeOrder,
      { adata: "" },
      { idempotencyKey: "lost-key" },
    );
    before.storage.set("placeOrder", `lost-key ${before.shopper.token}`);
    before.show(<CartPage {...before.navigation} />);
    await waitFor(() => expect(before.onGo).toHaveBeenCalledWith(body.redirectUrl));
    expect(before.storage.size).toBe(0);
  });

  it("shows the old and the new total before anything is charged, and orders at the new one on a second click", async () => {
    const page = openShopper(service());
    await page.bring.toReview();
    // The page still shows the amount due before a price rose in another tab.
    const model = page.store.get(checkoutAtom);
    const total = (model?.orderSummary.total ?? 0) - 500;
    if (model) page.store.set(receiveCheckoutAtom, { ...model, orderSummary: { ...model.orderSummary, total } });
    page.show(<ReviewStep {...page.navigation} />);
    await userEvent.click(placeOrder());
    expect(await screen.findByText(/Press Place Order again to order at the new total/)).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("names the country of a billing address that is not in the site's own", async () => {
    const page = openShopper(service());
    await page.bring.toPayment();
    const toronto = {
      ...{ firstName: "Noor", lastName: "Tremblay", address1: "77 King St W", city: "Toronto", state: "ON" },
      ...{ postalCode: "M5V 2T6", country: "CAN", dayPhone: "416-234-5678" },
    };
    await page.store.get(checkoutClientAtom).call(checkoutOperations.saveBillingAddress, { address: toronto });
    await page.bring.toPaid();
    page.show(<ReviewStep {...page.navigation} />);
    const billing = screen.getByRole("heading", { name: "Billing address" }).closest("section");
    expect(billing).toHaveTextContent("Noor Tremblay77 King St WToronto, ON M5V 2T6Canada");
  });

  it("shows what another page has changed, and orders it only on a second click", async () => {
    const page = openShopper(service());
    await page.bring.toReview();
    const model = page.store.get(checkoutAtom);
    page.show(<ReviewStep {...page.navigation} />);
    // The same order at the same total, with another version.
    const billing = model?.shippingOptions.recipients[0]?.address;
    if (!billing) throw new Error("The walk to the review enters an address.");
    const { emailAddress: _unasked, ...address } = billing;
    await page.store.get(checkoutClientAtom).call(checkoutOperations.saveBillingAddress, { address });
    const intoView = vi.fn<(this: Element) => void>();
    Object.assign(Element.prototype, { scrollIntoView: intoView });
    await userEvent.click(placeOrder());
    expect(await screen.findByText(/changed since this page was shown/)).toBeVisible();
    await waitFor(() => expect(page.onTitle).toHaveBeenLastCalledWith(expect.stringMatching(/^Error: /)));
    // The button is below the whole order, the notice above it.
    await waitFor(() => expect(intoView.mock.contexts).toEqual([screen.getByRole("alert")]));
    expect(placeOrder()).toHaveFocus();
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("announces a later arrival if the cut-off has passed since it was shown, and orders it on a second click [SHIP-10]", async () => {
    const page = openShopper(service());
    await page.bring.toReview();
    page.show(<ReviewStep {...page.navigation} />);
    const arrivals = () => screen.getAllByText(/^Arrives /).map(({ textContent }) => textContent);
    const shown = arrivals();
    service().clock.set("2026-11-20T18:00:01Z");
    await userEvent.click(placeOrder());
    expect(await screen.findByText(/now arrives on other days than this page said/)).toBeVisible();
    expect(arrivals()).not.toEqual(shown);
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });
});

describe("quantities on the review step", () => {
  const field = () => screen.getByRole("spinbutton", { name: "Quantity of Beacon Table Lamp" });

  it("are saved in place, and the next click orders at the new total (AMB-221)", async () => {
    const page = await open();
    const before = page.store.get(checkoutAtom)?.orderSummary.total ?? 0;
    await userEvent.click(screen.getByRole("button", { name: "Increase quantity of Beacon Table Lamp" }));
    await waitFor(() => expect(page.store.get(checkoutAtom)?.orderSummary.total).toBeGreaterThan(before));
    expect(field()).toHaveValue("2");
    expect(page.onGo).not.toHaveBeenCalled();
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
    const total = page.callsTo("PlaceOrder")[0]?.body ?? "";
    expect(JSON.parse(total).quotedTotal).toBeGreaterThan(before);
  });

  it("that a promo code does not allow take its discount away with a notice, and Place Order asks once [CHK-32]", async () => {
    const page = await open();
    const call = page.store.get(checkoutClientAtom).call;
    await userEvent.click(screen.getByRole("button", { name: "Increase quantity of Beacon Table Lamp" }));
    await waitFor(() => expect(field()).toHaveValue("2"));
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute("aria-disabled"));
    await call(tenderOperations.applyCheckoutPromoCode, { promoCode: "TAKE25" });
    const applied = await call(checkoutOperations.refreshCheckout, {});
    if (applied.ok && applied.value.checkout) page.store.set(receiveCheckoutAtom, applied.value.checkout);
    expect(await screen.findByText("Discount (TAKE25)")).toBeInTheDocument();
    const notice = () => screen.queryByText("TAKE25 is not applied.");
    expect(notice()).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "Decrease quantity of Beacon Table Lamp" }));
    await waitFor(() => expect(notice()).toBeVisible());
    expect(notice()?.closest('[role="status"]')).toHaveTextContent(/Add \$[\d.]+ more to your cart to use TAKE25\./);
    await waitFor(() => expect(placeOrder()).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(placeOrder());
    expect(await screen.findByText("Your promo code no longer applies")).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.click(placeOrder());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(confirmation));
  });

  it("that are not available show an error at their field, and Enter places no order", async () => {
    const page = await open();
    const stock = service().database.updateTable("stock").where("sku", "=", sampleSkus.lamp);
    await stock.set({ available: 3 }).execute();
    await userEvent.clear(field());
    await userEvent.type(field(), "9{Enter}");
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/3/));
    await waitFor(() => expect(field()).toHaveValue("1"));
    await stock.set({ available: 500 }).execute();
    expect(page.callsTo("PlaceOrder")).toEqual([]);
  });

  it("are saved without scripts before any order is placed", async () => {
    const page = await open();
    const id = page.store.get(checkoutAtom)?.shippingOptions.recipients[0]?.shipments[0]?.lineItems[0]?.id ?? "";
    const call = page.store.get(checkoutClientAtom).call;
    const submit = (fields: Record<string, string>) =>
      submitQuantities({ call, read: (name) => fields[name] ?? null, names: Object.keys(fields) });
    expect(await submit({ [`quantity.${id}`]: "1", [`rendered.${id}`]: "1" })).toBe(false);
    expect(await submit({ [`quantity.${id}`]: "0", [`rendered.${id}`]: "1" })).toMatchObject({ kind: "alert" });
    expect(await submit({ [`quantity.${id}`]: "3", [`rendered.${id}`]: "1" })).toBe(true);
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    const [shipment] = body.checkout?.shippingOptions.recipients[0]?.shipments ?? [];
    expect(shipment?.lineItems[0]?.priceQuantityTotals.quantity).toBe(3);
  });
});

it("the review step lists changed prices, dates and lines before the button", async () => {
  const page = openShopper(service());
  await page.bring.toReview();
  const model = page.store.get(checkoutAtom);
  if (model === null) throw new Error("No checkout is open.");
  const [recipient] = model.shippingOptions.recipients;
  const [shipment] = recipient?.shipments ?? [];
  const [line] = shipment?.lineItems ?? [];
  if (!recipient || !shipment || !line) throw new Error("Nothing is shipped.");
  const priceQuantityTotals = { ...line.priceQuantityTotals, unitPrice: 9_900 };
  const lineItems = [
    { ...line, priceQuantityTotals },
    { ...line, id: "line-gone", itemInfo: { ...line.itemInfo, title: "Linen Throw" } },
  ];
  const availableServiceLevels = shipment.availableServiceLevels.map((level) => ({
    ...level,
    estimate: "Arrives Sat, Nov 21",
  }));
  const before = [{ ...recipient, shipments: [{ ...shipment, lineItems, availableServiceLevels }] }];
  page.store.set(receiveCheckoutAtom, { ...model, shippingOptions: { recipients: before } });
  page.show(<DeliveryStep {...page.navigation} />);
  cleanup();
  page.store.set(receiveCheckoutAtom, { ...model, version: model.version + 1 });
  page.show(<ReviewStep {...page.navigation} />);
  const note = (await screen.findByText("Since you last looked at your order")).closest("[role=status]");
  expect(note).toHaveTextContent("Linen Throw is no longer in your order.");
  expect(note).toHaveTextContent("Beacon Table Lamp costs $149.00 now. It was $99.00.");
  expect(note).toHaveTextContent("It was: Arrives Sat, Nov 21.");
  expect(note?.compareDocumentPosition(placeOrder())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  page.show(<ReviewStep {...page.navigation} />);
  expect(screen.queryByText("Since you last looked at your order")).toBeNull();
});

it("the review step returns to an appointment that is no longer available and focuses it [CHK-34]", async () => {
  const tripGone = { isSuccess: false, message: "TripBookingFailed", redirectUrl: null };
  const page = await open({
    wire: (path, send) => (path.includes("PlaceOrder") ? Promise.resolve(Response.json(tripGone)) : send()),
  });
  await userEvent.click(placeOrder());
  const url = "/checkout/shippingandgiftoptions?tripBooking=failed#trip-booking";
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(url));
  cleanup();
  const model = page.store.get(checkoutAtom);
  if (model === null) throw new Error("No checkout is open.");
  const trips = [{ id: "trip-2026-12-03-morning-606", label: "Thu, Dec 3, 8 am to noon" }];
  const tripBooking = { isContactMeSelected: false, trips, selectedTrip: null, drivingDirections: "" };
  const recipients = model.shippingOptions.recipients.map((recipient) => ({ ...recipient, tripBooking }));
  page.store.set(receiveCheckoutAtom, { ...model, version: model.version + 1, shippingOptions: { recipients } });
  page.show(<DeliveryStep params={new URLSearchParams("tripBooking=failed")} {...page.navigation} />);
  const section = screen.getByRole("region", { name: "Delivery appointment" });
  expect(section).toContainElement(document.activeElement as HTMLElement);
  expect(within(section).getByRole("alert")).toHaveTextContent("Your delivery appointment is no longer available.");
  expect(within(section).getByRole("alert")).toHaveFocus();
});
