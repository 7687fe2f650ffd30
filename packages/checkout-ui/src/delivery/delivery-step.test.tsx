import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { checkoutOperations } from "@store/contract/checkout";
import { formatPrice } from "@store/price-format";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DeliveryStep } from "./delivery-step.tsx";

const service = useService();

async function open(options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toDelivery();
  page.show(<DeliveryStep {...page.navigation} />);
  return page;
}
const next = () => screen.getByRole("button", { name: "Next: Payment" });

describe("the shipping and gift options step", () => {
  it("has its title, a button to payment and no back button [CHK-10]", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Shipping and Gift Options");
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
    expect(next()).toBeEnabled();
  });

  it("offers each shipment's service levels with charge and arrival [SHIP-12]", async () => {
    await open();
    const levels = within(screen.getByRole("group", { name: "Delivery" })).getAllByRole("radio");
    expect(levels.length).toBeGreaterThan(1);
    expect(levels[0]).toBeChecked();
    expect(levels[0]).toHaveAccessibleDescription(/^Arrives /);
  });

  it("shows the selected level in the summary before Next is clicked [SHIP-12]", async () => {
    const page = await open();
    const amountOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
    const before = amountOf("Total");
    const [, faster] = screen.getAllByRole("radio");
    if (!faster) throw new Error("The shipment has only one service level.");
    await userEvent.click(faster);
    const model = page.store.get(checkoutAtom);
    const charge = model?.shippingOptions.recipients[0]?.shipments[0]?.availableServiceLevels[1]?.charge ?? 0;
    expect(amountOf("Shipping")).toContain(formatPrice(charge, { currency: "USD", locale: "en-US" }));
    expect(amountOf("Total")).not.toBe(before);
    expect(page.sent).toEqual([]);
  });

  it("saves the selected level, moves, and only then navigates [CHK-13] [SHIP-12]", async () => {
    const page = await open();
    const [, faster] = screen.getAllByRole("radio");
    if (!faster) throw new Error("The shipment has only one service level.");
    const level = faster.getAttribute("value");
    await userEvent.click(faster);
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    expect(page.sent.map(({ path }) => path.split("/").at(-1))).toEqual([
      "ValidateCart",
      "SaveShippingAndGiftOptions",
      "MoveToPaymentPage",
    ]);
    expect(page.callsTo("SaveShippingAndGiftOptions")[0]?.body).toContain(`"serviceLevel":${level}`);
  });

  it("offers no delivery if nothing may go to the state, says so instead, and Next opens the ways out [CHK-20]", async () => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: sampleSkus.rug }]);
    const augusta = { ...chicagoAddress, city: "Augusta", state: "ME", postalCode: "04330" };
    await page.bring.toDelivery(augusta);
    const model = page.store.get(checkoutAtom);
    if (model === null) throw new Error("No checkout is open.");
    const recipients = model.shippingOptions.recipients.map((recipient) => ({
      ...recipient,
      shipments: recipient.shipments.map((shipment) => ({
        ...shipment,
        lineItems: shipment.lineItems.filter(({ sku }) => sku === sampleSkus.rug),
      })),
    }));
    page.store.set(receiveCheckoutAtom, { ...model, version: model.version + 1, shippingOptions: { recipients } });
    page.show(<DeliveryStep {...page.navigation} />);
    expect(screen.getByText("Cannot be shipped to ME")).toBeVisible();
    expect(screen.queryByRole("radio", { name: /Delivery/ })).toBeNull();
    expect(screen.queryByText(/Arrives/)).toBeNull();
    expect(screen.queryByLabelText(/^Holiday delivery/)).toBeNull();
    await userEvent.click(next());
    const dialog = await screen.findByRole("dialog", {
      name: "Item(s) cannot be shipped to or picked up in this state",
    });
    expect(dialog).toHaveTextContent(/Fieldstone Performance Rug.*Cannot be shipped to ME/);
  });

  it("stays and shows both recipients after another tab has sent an item elsewhere, and goes on at the next click", async () => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: sampleSkus.towels }]);
    await page.bring.toDelivery();
    page.show(<DeliveryStep {...page.navigation} />);
    const line = page.store.get(checkoutAtom)?.shippingOptions.recipients[0]?.shipments[0]?.lineItems[1];
    const denver = { ...chicagoAddress, address1: "1701 Wynkoop St", city: "Denver", state: "CO", postalCode: "80202" };
    const request = { address: denver, basketItemId: line?.id ?? "" };
    await page.shopper.call(checkoutOperations.saveMultiShippingAddress, request);
    await userEvent.click(screen.getByRole("radio", { name: /^Premium Two-Day/ }));
    await userEvent.click(next());
    expect(await screen.findByText("Please choose how your order is delivered first.")).toBeVisible();
    expect(page.onGo).not.toHaveBeenCalled();
    const inDenver = screen.getByRole("region", { name: /^For .* in Denver/ });
    expect(inDenver).toHaveTextContent(line?.itemInfo.title ?? "none");
    const inChicago = screen.getByRole("region", { name: /^For .* in Chicago/ });
    expect(within(inChicago).getByRole("radio", { name: /^Premium Two-Day/ })).toBeChecked();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    const recipients = page.store.get(checkoutAtom)?.shippingOptions.recipients ?? [];
    expect(recipients.map(({ address, shipments }) => [address?.city, shipments[0]?.selectedServiceLevel])).toEqual([
      ["Chicago", 2],
      ["Denver", 1],
    ]);
  });

  it("says why furniture cannot be delivered to a PO box, and what helps, instead of an empty choice", async () => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: sampleSkus.sofa }]);
    await page.bring.toDelivery({ ...chicagoAddress, address1: "PO Box 1234", address2: "" });
    page.show(<DeliveryStep {...page.navigation} />);
    expect(page.onTitle).toHaveBeenLastCalledWith("Error: Shipping and Gift Options");
    // The lamp, a parcel, has its usual choice.
    expect(screen.getAllByRole("group", { name: /^Delivery of shipment/ })).toHaveLength(1);
    const notice = screen.getByText("We cannot deliver this to your address.").closest<HTMLElement>("[role=alert]");
    if (!notice) throw new Error("Nothing says why it cannot come.");
    expect(notice).toHaveTextContent("This item comes by truck and cannot go to a PO box.");
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(summary).toHaveTextContent("ShippingNot known yet");
    expect(summary).toHaveTextContent("Total before shipping");
    await userEvent.click(next());
    expect(notice).toHaveFocus();
    expect(page.sent).toEqual([]);
    // What can be delivered is saved on the way out.
    await userEvent.click(screen.getByRole("checkbox", { name: "This is a gift" }));
    await userEvent.click(within(notice).getByRole("button", { name: "Edit Cart" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/cart"));
    await userEvent.click(within(notice).getByRole("button", { name: "Change Address" }));
    await waitFor(() => expect(page.onGo).toHaveBeenLastCalledWith("/checkout/shipping"));
    expect(page.store.get(checkoutAtom)?.shippingOptions.recipients[0]?.giftOptions.isGift).toBe(true);
  });

  it("saves everything chosen before an item is sent elsewhere, though not with an error, and needs no pickup contact for it", async () => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: sampleSkus.towels, Quantity: 2 }, { Sku: sampleSkus.sofa }]);
    await page.bring.toDelivery();
    page.show(<DeliveryStep {...page.navigation} />);
    const [, faster] = within(screen.getAllByRole("group", { name: /^Delivery of/ })[0] as HTMLElement).getAllByRole(
      "radio",
    );
    await userEvent.click(faster as HTMLElement);
    const directions = screen.getByRole("textbox", { name: /^Driving directions/ });
    await userEvent.click(directions);
    await userEvent.paste("x".repeat(501));
    const towels = screen.getByRole("button", { name: "Send elsewhere or pick up Tidewater Bath Towels" });
    await userEvent.click(towels);
    expect(directions).toHaveFocus();
    expect(page.onGo).not.toHaveBeenCalled();
    await userEvent.clear(directions);
    await userEvent.paste("Past the mill.");
    await userEvent.click(towels);
    const line = page.store
      .get(checkoutAtom)
      ?.shippingOptions.recipients[0]?.shipments.flatMap((one) => one.lineItems)
      .find(({ sku }) => sku === sampleSkus.towels);
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(`/checkout/shippingandgiftoptions?item=${line?.id}`));
    expect(page.callsTo("Move")).toEqual([]);
    const [recipient] = page.store.get(checkoutAtom)?.shippingOptions.recipients ?? [];
    expect(recipient?.tripBooking?.drivingDirections).toBe("Past the mill.");
    expect(recipient?.shipments.map(({ selectedServiceLevel }) => selectedServiceLevel)).toContain(2);
    expect(page.storage.size).toBe(0);
  });

  it("goes on with Enter in a field, although other buttons are before Next", async () => {
    const page = await open();
    await userEvent.type(screen.getByRole("textbox", { name: "Email for updates (optional)" }), "{Enter}");
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
  });
});
