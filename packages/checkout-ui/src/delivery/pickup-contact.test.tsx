import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ShippingStep } from "../shipping/shipping-step.tsx";
import { mayOpenStep } from "../steps/furthest-step.ts";
import { DeliveryStep } from "./delivery-step.tsx";

const { towels } = sampleSkus;
const service = useService();

/** A lamp for pickup in Chicago, with other items, at the delivery step. */
async function open(others: string[] = []) {
  const page = openShopper(service());
  await page.bring.toShipping();
  await page.shopper.call(cartOperations.addItems, { items: others.map((Sku) => ({ Sku })) });
  const { cartData } = (await page.shopper.call(cartOperations.getCartJsx, {})).body;
  const lamp = cartData?.lineItems.find(({ sku }) => sku === sampleSkus.lamp);
  const pickup = { id: lamp?.id ?? "", shipMethod: 1, isPickupSelected: true, locationId: "us-chicago" } as const;
  await page.shopper.call(cartOperations.updateShipMethod, pickup);
  if (others.length > 0) await page.shopper.call(checkoutOperations.saveShippingAddress, { address: chicagoAddress });
  const moved = await page.shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
  page.store.set(receiveCheckoutAtom, moved.body.checkout);
  return page;
}
const next = () => userEvent.click(screen.getByRole("button", { name: "Next: Payment" }));
const field = (name: string) => screen.getByRole("textbox", { name });
const savedContact = async ({ store }: Awaited<ReturnType<typeof open>>) =>
  store.get(checkoutAtom)?.shippingOptions.recipients.find(({ store: place }) => place)?.bopsOptions?.pickupContact;

describe("items for pickup", () => {
  it("need only a contact, who is saved with the step [CHK-38]", async () => {
    const page = await open();
    expect(mayOpenStep(page.store.get(checkoutAtom), 2)).toBe(true);
    page.show(<DeliveryStep {...page.navigation} />);
    expect(screen.getByRole("heading", { name: "Pick up at Chicago, Fulton Row" })).toBeVisible();
    await next();
    expect(field("Email Address")).toHaveFocus();
    expect(page.callsTo("SaveShippingAndGiftOptions")).toEqual([]);
    for (const [label, text] of [
      ["First Name", "Maya"],
      ["Last Name", "Okafor"],
      ["Phone Number", "(312) 234-5678"],
      ["Email Address", "maya@example.com"],
    ] as const)
      await userEvent.type(field(label), text);
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    const contact = { firstName: "Maya", lastName: "Okafor", phone: "312-234-5678", email: "maya@example.com" };
    expect(await savedContact(page)).toEqual(contact);
  });

  it("are collected by the recipient of the shipped items, until another person is named [CHK-38]", async () => {
    const page = await open([towels]);
    page.show(<DeliveryStep {...page.navigation} />);
    expect(field("First Name")).toHaveValue(chicagoAddress.firstName);
    const last = field("Last Name");
    await userEvent.clear(last);
    await userEvent.type(last, "Lindgren");
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    expect(await savedContact(page)).toMatchObject({ firstName: chicagoAddress.firstName, lastName: "Lindgren" });
  });

  it("have their own selection at each of several stores [SHIP-12]", async () => {
    const page = await open();
    const elsewhere = { Sku: towels, IsPickupSelected: true, Location: "us-boston" };
    await page.shopper.call(cartOperations.addItems, { items: [elsewhere] });
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    page.show(<DeliveryStep {...page.navigation} />);
    for (const store of ["Chicago, Fulton Row", "Boston, Channel Wharf"]) {
      const place = within(screen.getByRole("region", { name: `Pick up at ${store}` }));
      expect(place.getByRole("radio", { name: /^Store Pickup/ })).toBeChecked();
    }
  });

  it("keep the contact across a refresh until it is saved", async () => {
    const page = await open([towels]);
    page.show(<DeliveryStep {...page.navigation} />);
    await userEvent.clear(field("First Name"));
    await userEvent.type(field("First Name"), "Rosa");
    cleanup();
    page.show(<DeliveryStep {...page.navigation} />);
    expect(field("First Name")).toHaveValue("Rosa");
    expect(field("Last Name")).toHaveValue(chicagoAddress.lastName);
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    expect(page.storage.size).toBe(0);
  });

  it("need no shipping address: the previous step shows the store with its hours", async () => {
    const page = await open();
    page.sent.length = 0;
    page.show(<ShippingStep {...page.navigation} />);
    const place = screen.getByRole("region", { name: "Pick up at Chicago, Fulton Row" });
    const [recipient] = page.store.get(checkoutAtom)?.shippingOptions.recipients ?? [];
    for (const hours of recipient?.store?.hours ?? [""]) expect(within(place).getByText(hours)).toBeVisible();
    expect(screen.queryByLabelText("Address 1")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(page.callsTo("Address")).toEqual([]);
  });
});
