import { cartOperations } from "@store/contract/cart";
import { checkoutAtom } from "@store/shopper-state";
import { canadaSite, usSite } from "@store/shopper-state/cart-samples";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService, visaNumber } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { field, typeAddress } from "../address/type-address.fixture.ts";
import { DeliveryStep } from "../delivery/delivery-step.tsx";
import { PaymentStep } from "../payment/payment-step.tsx";
import { ShippingStep } from "./shipping-step.tsx";

const service = useService();
const paris = {
  firstName: "Zoé",
  lastName: "Martin",
  address1: "12 rue de Rivoli",
  city: "Paris",
  state: "",
  postalCode: "75001",
  country: "FRA",
  dayPhone: "+33 1 23 45 67 89",
  emailAddress: "zoe@example.com",
};

async function begin(site = usSite) {
  const page = openShopper(service(), { site });
  await page.bring.toCart();
  await page.shopper.call(cartOperations.setShipToCountry, { country: "FRA" });
  return page;
}

async function openAbroad(site = usSite) {
  const page = await begin(site);
  await page.bring.toShipping();
  return page;
}

it.each([
  ["US", usSite],
  ["Canada", canadaSite],
])("an address abroad has a free state and postal code, both optional, from the %s site", async (_, site) => {
  const page = await openAbroad(site);
  page.show(<ShippingStep {...page.navigation} />);
  expect(screen.getByText("Your order goes to France.")).toBeVisible();
  expect(screen.getByText(/They are paid on delivery/)).toBeVisible();
  expect(field("State or Region")).toBeInstanceOf(HTMLInputElement);
  expect(field("State or Region")).not.toBeRequired();
  expect(field("Postal Code")).not.toBeRequired();
  await typeAddress(paris);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shippingandgiftoptions"));
  expect(JSON.parse(page.callsTo("SaveShippingAddress")[0]?.body ?? "").address).toEqual(paris);
});

it.each([
  ["Postal Code", "12345678901", "12345678901 is not a valid Postal Code."],
  ["Phone Number", "123456", "Please enter a valid Phone Number."],
])("the service's rules check %s abroad", async (name, typed, problem) => {
  const page = await openAbroad();
  page.show(<ShippingStep {...page.navigation} />);
  await typeAddress(paris);
  await userEvent.clear(field(name));
  await userEvent.type(field(name), typed);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(field(name)).toHaveAccessibleDescription(problem);
  expect(page.sent).toEqual([]);
});

async function openPaymentAbroad() {
  const page = await begin();
  await page.bring.toPayment(paris);
  page.sent.length = 0;
  page.show(<PaymentStep {...page.navigation} />);
  return page;
}
const sameAddress = () => screen.getByRole("checkbox", { name: /same as my shipping address/ });

it("an order abroad may be paid at home or there", async () => {
  const page = await openPaymentAbroad();
  expect(page.store.get(checkoutAtom)?.shipTo).toEqual({ code: "FRA", name: "France" });
  expect(screen.getByText("75001 Paris")).toBeVisible();
  expect(screen.getByText("France")).toBeVisible();
  await userEvent.click(sameAddress());
  const country = await screen.findByLabelText(/^Country/);
  const names = within(country)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(["United States", "Afghanistan"]);
  expect(names).toContain("France");
  expect(field("State")).toBeInstanceOf(HTMLSelectElement);
  await userEvent.selectOptions(field("State"), "IL");
  await userEvent.selectOptions(country, "France");
  expect(field("State or Region")).toHaveValue("");
});

it.each([
  ["there", { ...paris, address1: "8 quai Rambaud", city: "Lyon", postalCode: "69002" }],
  ["at home", chicagoAddress],
])("the card of an order abroad may belong %s", async (_, { emailAddress: _email, ...payer }) => {
  const page = await openPaymentAbroad();
  await userEvent.click(sameAddress());
  await userEvent.selectOptions(field("Country"), payer.country);
  for (const [label, text] of [
    ["First Name", payer.firstName],
    ["Last Name", payer.lastName],
    ["Address 1", payer.address1],
    ["City", payer.city],
    [payer.state ? "ZIP Code" : "Postal Code", payer.postalCode],
    ["Phone Number", payer.dayPhone],
    ["Card Number", visaNumber],
    ["Expiration Date", "1229"],
    ["Security Code", "123"],
  ] as const) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), text);
  }
  if (payer.state) await userEvent.selectOptions(field("State"), payer.state);
  await userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/review"));
  expect(JSON.parse(page.callsTo("SaveBillingAddress")[0]?.body ?? "").address).toEqual(payer);
  expect(page.store.get(checkoutAtom)?.billingAddress).toMatchObject({ country: payer.country, city: payer.city });
  expect(page.storage.size).toBe(0);
});

it("the billing country survives a refresh with its input", async () => {
  const page = await openPaymentAbroad();
  await userEvent.click(sameAddress());
  await userEvent.type(field("First Name"), "Zoé");
  await userEvent.selectOptions(field("Country"), "France");
  await userEvent.type(field("City"), "Lyon");
  cleanup();
  page.show(<PaymentStep {...page.navigation} />);
  expect(sameAddress()).not.toBeChecked();
  expect(field("Country")).toHaveValue("FRA");
  expect(field("First Name")).toHaveValue("Zoé");
  expect(field("City")).toHaveValue("Lyon");
  await userEvent.click(sameAddress());
  cleanup();
  page.show(<PaymentStep {...page.navigation} />);
  expect(sameAddress()).toBeChecked();
  expect(page.storage.size).toBe(1);
});

it("a field that is required at home is optional abroad", async () => {
  await openPaymentAbroad();
  await userEvent.click(sameAddress());
  await userEvent.click(screen.getByRole("button", { name: "Next: Review & Place Order" }));
  expect(field("State")).toHaveAccessibleDescription();
  await userEvent.selectOptions(field("Country"), "France");
  expect(field("State or Region")).not.toHaveAccessibleDescription();
  expect(screen.getByRole("alert")).not.toHaveTextContent("State");
});

it.each([
  ["FRA", "France", "USA"],
  ["USA", "United States", "FRA"],
])(
  "a country that another tab has changed to %s is announced, and the form adapts and keeps the input",
  async (...row) => {
    const [code, name, before] = row;
    const page = openShopper(service());
    await page.bring.toCart();
    await page.shopper.call(cartOperations.setShipToCountry, { country: before });
    await page.bring.toShipping();
    page.show(<ShippingStep {...page.navigation} />);
    const entered = before === "FRA" ? paris : chicagoAddress;
    await typeAddress(entered);
    await page.shopper.call(cartOperations.setShipToCountry, { country: code });
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    const alert = await screen.findByText(`The country of your order is now ${name}. Please check your address.`);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect(page.store.get(checkoutAtom)?.shipTo).toEqual({ code, name });
    expect(field("Address 1")).toHaveValue(entered.address1);
    expect(field("Email Address")).toHaveValue(entered.emailAddress);
    expect(field("State")).toBeInstanceOf(code === "FRA" ? HTMLInputElement : HTMLSelectElement);
    expect(page.onGo).not.toHaveBeenCalled();
  },
);

it("a later step returns to the address after another tab has changed the country, and the address step says why", async () => {
  const page = openShopper(service());
  await page.bring.toDelivery();
  await page.shopper.call(cartOperations.setShipToCountry, { country: "FRA" });
  page.show(<DeliveryStep {...page.navigation} />);
  await userEvent.click(screen.getByRole("button", { name: "Next: Payment" }));
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/shipping"));
  cleanup();
  page.show(<ShippingStep {...page.navigation} />);
  const alert = screen.getByText("Please enter your shipping address first.");
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByText("Your order goes to France.")).toBeVisible();
});
