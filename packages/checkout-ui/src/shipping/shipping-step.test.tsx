import { signIn } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { checkoutAtom, dismissDialogAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { canadaSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { field, typeAddress } from "../address/type-address.fixture.ts";
import { ShippingStep } from "./shipping-step.tsx";

const { rug, sofa, towels } = sampleSkus;
const service = useService();

async function open(options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toShipping();
  page.show(<ShippingStep {...page.navigation} />);
  return page;
}
const toValue = (control: HTMLElement) => (control as HTMLInputElement | HTMLSelectElement).value;
const next = () => screen.getByRole("button", { name: "Next" });

describe("the shipping step", () => {
  it("is titled Shipping, continues with Next and has no back button [CHK-09]", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Shipping");
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
    expect(next()).toBeEnabled();
  });

  it.each(["60661", null])("has the postal code of the visit in a guest's empty form: %s (AMB-298)", async (zip) => {
    const page = openShopper(service());
    if (zip) await page.shopper.call(cartOperations.applyZipCode, { zip });
    await page.bring.toShipping();
    page.show(<ShippingStep {...page.navigation} />);
    expect(field("ZIP Code")).toHaveValue(zip ?? "");
    for (const name of ["First Name", "City", "State"]) expect(field(name)).toHaveValue("");
  });

  it("shows the goods of a usual order beside the fields, and folds those of a long one", async () => {
    const page = await open();
    const goods = () =>
      within(screen.getByRole("region", { name: "Order summary" }))
        .getByRole("list")
        .closest("details");
    expect(goods()).toHaveAttribute("open");
    cleanup();
    const model = page.store.get(checkoutAtom);
    const line = model?.shippingOptions.recipients[0]?.shipments[0]?.lineItems[0];
    if (!line) throw new Error("The order has no line.");
    const otherLines = ["a", "b", "c", "d"].map((id) => ({ ...line, id }));
    page.store.set(receiveCheckoutAtom, { ...model, version: model.version + 1, otherLines });
    page.show(<ShippingStep {...page.navigation} />);
    expect(goods()).not.toHaveAttribute("open");
  });

  it("validates the cart, checks and saves the address, moves, and only then navigates [CHK-13] [CHK-14]", async () => {
    const page = await open();
    await typeAddress(chicagoAddress);
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(page.sent.map(({ path }) => path.split("/").at(-1))).toEqual([
      "ValidateCart",
      "ValidateAddress",
      "SaveShippingAddress",
      "MoveToShippingAndGiftOptions",
    ]);
  });

  it.each([
    ["furniture and a PO box", sofa, { address1: "PO Box 1234" }],
    ["a rug and a state that does not allow it", rug, { city: "Augusta", state: "ME", postalCode: "04330" }],
  ])("accepts another address in place of the one that blocks the order: %s", async (_, sku, inTheWay) => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: sku }]);
    await page.bring.toDelivery({ ...chicagoAddress, ...inTheWay });
    page.show(<ShippingStep {...page.navigation} />);
    await userEvent.click(next());
    await screen.findByRole("dialog");
    cleanup();
    page.store.set(dismissDialogAtom);
    page.show(<ShippingStep {...page.navigation} />);
    for (const name of ["Address 1", "City", "ZIP Code"]) await userEvent.clear(field(name));
    await userEvent.type(field("Address 1"), chicagoAddress.address1);
    await userEvent.type(field("City"), chicagoAddress.city);
    await userEvent.selectOptions(field("State"), chicagoAddress.state);
    await userEvent.type(field("ZIP Code"), chicagoAddress.postalCode);
    page.onGo.mockClear();
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(page.callsTo("ValidateCart")).toHaveLength(2);
  });

  it("reports all errors after a failed submit and focuses the first field, without a call [ADDR-10]", async () => {
    const page = await open();
    await userEvent.click(next());
    const alert = screen.getByRole("alert");
    expect(within(alert).getAllByRole("link")).toHaveLength(8);
    expect(field("Email Address")).toHaveFocus();
    expect(field("First Name")).toHaveAccessibleDescription("The First Name field is required.");
    expect(field("State")).toHaveAccessibleDescription("State is invalid.");
    expect(page.onTitle).toHaveBeenLastCalledWith("Error: Shipping");
    expect(page.sent).toEqual([]);
    await userEvent.type(field("First Name"), "Maya");
    expect(field("First Name")).not.toHaveAccessibleDescription();
  });

  it("shows no error while a field is first typed, and checks it again on blur after a failed submit [ADDR-05]", async () => {
    await open();
    await userEvent.type(field("ZIP Code"), "606");
    await userEvent.tab();
    expect(field("ZIP Code")).not.toBeInvalid();
    await userEvent.click(next());
    expect(field("ZIP Code")).toHaveAccessibleDescription("606 is not a valid ZIP Code.");
    await userEvent.type(field("ZIP Code"), "14");
    expect(field("ZIP Code")).not.toHaveAccessibleDescription();
  });

  it("normalizes pasted text and keeps typed text", async () => {
    await open();
    await userEvent.click(field("ZIP Code"));
    await userEvent.paste(" 60614-1234 ");
    expect(field("ZIP Code")).toHaveValue("60614");
    await userEvent.clear(field("ZIP Code"));
    await userEvent.type(field("ZIP Code"), "60614-1");
    expect(field("ZIP Code")).toHaveValue("60614-1");
  });

  it("offers the city of the ZIP Code first where the state contradicts it, or the address as entered (AMB-211)", async () => {
    const page = await open();
    await typeAddress({ ...chicagoAddress, postalCode: "94110" });
    await userEvent.click(next());
    const choice = await screen.findByRole("group", { name: "Deliver to" });
    await waitFor(() => expect(document.getElementById("address-choice")).toHaveFocus());
    expect(page.callsTo("SaveShippingAddress")).toEqual([]);
    expect(within(choice).getAllByRole("radio")).toHaveLength(7);
    expect(within(choice).getByRole("radio", { name: /San Francisco, CA 94110/ })).toBeChecked();
    await userEvent.click(within(choice).getByRole("radio", { name: "Use address as entered" }));
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(page.callsTo("SaveShippingAddress")[0]?.body).toContain('"postalCode":"94110"');
  });

  it("offers a misspelled city corrected, and does not change it unasked (AMB-211)", async () => {
    const page = await open();
    await typeAddress({ ...chicagoAddress, city: "Chciago" });
    await userEvent.click(next());
    const choice = await screen.findByRole("group", { name: "Deliver to" });
    expect(within(choice).getByRole("radio", { name: "Use address as entered" })).toBeChecked();
    await userEvent.click(within(choice).getByRole("radio", { name: /Chicago, IL/ }));
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(page.callsTo("SaveShippingAddress")[0]?.body).toContain('"city":"Chicago"');
  });

  it("fills in the city and state of a ZIP Code, and never what was typed [SHIP-19]", async () => {
    await open();
    await userEvent.type(field("ZIP Code"), "60614");
    await waitFor(() => expect([field("City"), field("State")].map(toValue)).toEqual(["Chicago", "IL"]));
    expect(await screen.findByText("City and State filled in: Chicago, Illinois.")).toHaveAttribute("role", "status");
    await userEvent.clear(field("City"));
    await userEvent.type(field("City"), "Cicero");
    await userEvent.clear(field("ZIP Code"));
    await userEvent.type(field("ZIP Code"), "94110");
    await waitFor(() => expect(field("State")).toHaveValue("CA"));
    expect(field("City")).toHaveValue("Cicero");
  });

  it("suggests addresses while Address 1 is typed, and fills in the selected one", async () => {
    await open();
    await userEvent.type(field("Address 1"), "12 Mill Yard, Evanst");
    const list = await screen.findByRole("list", { name: "Suggested addresses" });
    await userEvent.click(within(list).getByRole("button", { name: "12 Mill Yard, Evanston, IL 60201" }));
    const names = ["Address 1", "City", "State", "ZIP Code"];
    expect(names.map(field).map(toValue)).toEqual(["12 Mill Yard", "Evanston", "IL", "60201"]);
    expect(screen.queryByRole("list", { name: "Suggested addresses" })).toBeNull();
    expect(field("Address 1")).toHaveFocus();
  });

  it("keeps the input across a refresh until it is saved", async () => {
    const page = await open();
    await userEvent.type(field("First Name"), "Maya");
    cleanup();
    const view = page.show(<ShippingStep {...page.navigation} />);
    expect(field("First Name")).toHaveValue("Maya");
    view.unmount();

    page.show(<ShippingStep {...page.navigation} />);
    await userEvent.clear(field("First Name"));
    await typeAddress(chicagoAddress);
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalled());
    expect(page.storage.size).toBe(0);
  });

  it("renders the model's address on the server, whatever the tab stores", async () => {
    const page = await open();
    await userEvent.type(field("First Name"), "Maya");
    const html = renderToString(
      <Provider store={page.store}>
        <ShippingStep {...page.navigation} />
      </Provider>,
    );
    expect(html).not.toContain("Maya");
  });

  it("uses province and postal code in Canada, and has an autofill token for every field [ADDR-02]", async () => {
    await open({ site: canadaSite });
    expect(field("Province")).toHaveDisplayValue("Please Select");
    expect(within(field("Province")).getAllByRole("option")).toHaveLength(1 + 13);
    expect(field("Postal Code")).toHaveAttribute("autocomplete", "shipping postal-code");
    expect(field("Email Address")).toHaveAttribute("autocomplete", "shipping email");
  });
});

describe("the saved addresses", () => {
  async function openAs(who: "nell") {
    const page = openShopper(service());
    await signIn(page.shopper, who);
    await page.bring.toShipping();
    page.show(<ShippingStep {...page.navigation} />);
    return page;
  }
  const recipientOf = ({ store }: Awaited<ReturnType<typeof openAs>>) =>
    store.get(checkoutAtom)?.shippingOptions.recipients[0];

  it("can be selected, the first one by default; the selected one is saved by its id, with the mailing opt-in [SHIP-19] [CHK-44] [CALL-076] (AMB-020)", async () => {
    const page = await openAs("nell");
    const [first, second] = within(screen.getByRole("group", { name: "Ship to" })).getAllByRole("radio");
    expect(first).toBeChecked();
    await userEvent.click(second ?? next());
    await userEvent.click(screen.getByRole("checkbox", { name: "Mail me catalogs at this address" }));
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(page.sent.map(({ path }) => path.split("/").at(-1))).toEqual([
      "ValidateCart",
      "SaveMultiShipping",
      "SetTYMPreferences",
      "MoveToShippingAndGiftOptions",
    ]);
    const optIn = JSON.parse(page.sent[2]?.body ?? "{}");
    expect(optIn).toMatchObject({ isOptIn: true, isBilling: false, address: { city: "Anchorage" } });
    expect(recipientOf(page)?.address).toMatchObject({ addressId: "account-nell-address-2", city: "Anchorage" });
    cleanup();
    page.show(<ShippingStep {...page.navigation} />);
    expect(screen.getByRole("radio", { name: "Nell Ashby", description: /Anchorage/ })).toBeChecked();
  });

  it("come with a notice of the account's cart that joined on the way here, which the summary marks (AMB-215)", async () => {
    const { shopper: owner } = openShopper(service());
    await signIn(owner, "priya");
    await owner.call(cartOperations.addItems, { items: [{ Sku: towels }] });
    const page = openShopper(service());
    await page.bring.toShipping();
    await signIn(page.shopper, "priya");
    page.shopper.token = null;
    const { body } = await page.shopper.call(checkoutOperations.refreshCheckout, {});
    page.store.set(receiveCheckoutAtom, body.checkout);
    page.show(<ShippingStep {...page.navigation} />);
    expect(screen.getByText(/What was in your account's cart is here, too/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Review your cart" })).toHaveAttribute("href", "/checkout/cart");
    const summary = within(screen.getByRole("region", { name: "Order summary" }));
    const marked = summary
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.includes("From your account's cart"));
    expect(marked.toSorted()).toEqual([false, true]);
  });

  it("leave an option for another one, which starts with the name of the account [SHIP-19]", async () => {
    const page = await openAs("nell");
    await userEvent.click(screen.getByRole("radio", { name: "Another address" }));
    expect(field("First Name")).toHaveValue("Nell");
    await userEvent.click(next());
    expect(field("Address 1")).toHaveFocus();
    const { firstName: _, lastName: __, ...place } = chicagoAddress;
    await userEvent.type(field("Address 1"), place.address1);
    await userEvent.type(field("City"), place.city);
    await userEvent.selectOptions(field("State"), place.state);
    await userEvent.type(field("ZIP Code"), place.postalCode);
    await userEvent.type(field("Phone Number"), place.dayPhone);
    await userEvent.click(screen.getByRole("checkbox", { name: "Save this address to my account" }));
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
    expect(page.callsTo("SetTYMPreferences")).toEqual([]);
    expect(page.callsTo("ValidateAddress")).toEqual([]);
    const { shippingAddresses } =
      (await page.shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout?.accountInfo ?? {};
    expect(shippingAddresses).toHaveLength(3);
    expect(recipientOf(page)?.address).toMatchObject({ firstName: "Nell", address1: "2134 N Halsted St" });
  });
});
