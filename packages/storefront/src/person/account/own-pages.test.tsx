import { FormSecretsProvider } from "@store/ui-kit/form";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { devicesSample, orderSample, ordersSample, savedAccountSample } from "./account.samples.ts";
import { AccountPage } from "./account-page.tsx";
import { AddressFormPage } from "./address-form-page.tsx";
import { AddressesPage } from "./addresses-page.tsx";
import { CardsPage } from "./cards-page.tsx";
import { OrderPage } from "./order-page.tsx";
import { OrdersPage } from "./orders-page.tsx";
import { ProfilePage } from "./profile-page.tsx";

const secrets = { token: "token-1", nonce: "nonce-1" };
const show = (page: ReactNode) =>
  render(
    <Provider store={answeringStore(() => ({}))}>
      <FormSecretsProvider value={secrets}>{page}</FormSecretsProvider>
    </Provider>,
  );
const { account, addresses, cards } = savedAccountSample;
const saved = [{ id: "line-1", title: "Beacon Table Lamp", url: "/product/100401" }];
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the account's pages", () => {
  it("have a menu of all of them, which marks the current one, and a sign-out button (AMB-187)", () => {
    show(<AccountPage {...savedAccountSample} orders={ordersSample} saved={saved} />);
    const menu = within(screen.getByRole("navigation", { name: "Account" }));
    const links = menu.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Overview", "/account"],
      ["Orders", "/account/orders"],
      ["Addresses", "/account/addresses"],
      ["Saved Cards", "/account/cards"],
      ["Gift Registry", "/gift-registry/registrant-list"],
      ["Profile", "/account/profile"],
    ]);
    expect(menu.getByRole("link", { current: "page" })).toHaveTextContent("Overview");
    const form = menu.getByRole<HTMLButtonElement>("button", { name: "Sign Out" }).form;
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/account/sign-out"]);
  });

  it("start with name, latest order, default address and default card", () => {
    show(<AccountPage {...savedAccountSample} orders={ordersSample} saved={saved} />);
    expect(screen.getByText("Nell Ashby", { selector: "dd" })).toBeVisible();
    expect(screen.getByText("nell.ashby@example.com")).toBeVisible();
    expect(screen.getByRole("region", { name: "Latest Order" })).toHaveTextContent("Order 100002");
    expect(screen.getByRole("region", { name: "Default Address" })).toHaveTextContent("2210 W Cortland St");
    expect(screen.getByRole("region", { name: "Default Card" })).toHaveTextContent("Visa ending in 1111");
    expect(address("Beacon Table Lamp")).toBe("/product/100401");
    expect(address("All Saved Items")).toBe("/checkout/cart#saved-for-later");
  });

  it("say so if there are no orders and addresses yet", () => {
    show(<AccountPage account={account} addresses={[]} cards={[]} orders={[]} saved={[]} />);
    expect(screen.getByText("You have no orders yet.")).toBeVisible();
    expect(screen.getByText("You have no saved address.")).toBeVisible();
    expect(screen.getByText("You have no saved card.")).toBeVisible();
    expect(screen.getByText("You have saved no item for later.")).toBeVisible();
  });
});

it("the orders are listed with date, status, item count and total, with a link to older ones", () => {
  show(<OrdersPage orders={ordersSample} next="100001" />);
  expect(address("Order 100002")).toBe("/account/orders/order-2");
  expect(screen.getByText("November 19, 2026 · Being prepared · 3 items")).toBeVisible();
  expect(screen.getByText("October 2, 2026 · Being prepared · 1 item")).toBeVisible();
  expect(screen.getByText("$1,299.00")).toBeVisible();
  expect(address("Older Orders")).toBe("/account/orders?before=100001");
});

describe("saved addresses", () => {
  it("are forms that name their action and address; the default one is first", () => {
    show(<AddressesPage addresses={addresses} done="removeAddress" />);
    expect(screen.getByRole("status")).toHaveTextContent("The address was removed.");
    expect(address("Edit 17 Tern Ln")).toBe("/account/addresses/address-2");
    expect(screen.queryByRole("button", { name: "Make Default 2210 W Cortland St" })).toBeNull();
    const makeDefault = screen.getByRole<HTMLButtonElement>("button", { name: "Make Default 17 Tern Ln" });
    expect([makeDefault.name, makeDefault.value]).toEqual(["intent", "setDefaultAddress:address-2"]);
    expect(Object.fromEntries(new FormData(makeDefault.form ?? undefined, makeDefault))).toMatchObject({
      __RequestVerificationToken: "token-1",
      nonce: "nonce-1",
    });
    expect(screen.getByRole("button", { name: "Remove 17 Tern Ln" })).toHaveValue("removeAddress:address-2");
  });

  it("have the fields and the labels of the checkout", async () => {
    show(<AddressFormPage address={null} />);
    await userEvent.click(screen.getByRole("button", { name: "Save Address" }));
    expect(screen.getByLabelText(/^ZIP Code/)).toHaveAccessibleDescription("Please enter a ZIP Code.");
    expect(screen.getByLabelText(/^First Name/)).toHaveFocus();
  });

  it("keep the input after an error of the server", () => {
    const fields = { "shipping.city": "Chicago", "shipping.postalCode": "6061" };
    const errors = { "shipping.postalCode": "6061 is not a valid ZIP Code." };
    show(<AddressFormPage address={null} submitted={{ fields, errors }} />);
    expect(screen.getByLabelText(/^City/)).toHaveValue("Chicago");
    expect(screen.getByLabelText(/^ZIP Code/)).toHaveAccessibleDescription("6061 is not a valid ZIP Code.");
  });

  it("offer the known spellings of a place, and the address as entered", () => {
    const [first] = addresses;
    if (!first) throw new Error("The sample has no address.");
    const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60614" }];
    show(<AddressFormPage address={first} submitted={{ decision: { address: first, suggestions, choice: "0" } }} />);
    expect(screen.getByRole("radio", { name: "Chicago, IL 60614" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Use address as entered" })).not.toBeChecked();
    expect(screen.getByText(/press Save Address/)).toBeVisible();
  });
});

it("an order shows its day, items, address, payment and sum, and can be printed", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  show(<OrderPage order={orderSample} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Order 100002");
  expect(screen.getByText(/Placed on November 20, 2026/)).toBeVisible();
  for (const text of ["Beacon Table Lamp", "Arrives December 1", /Visa ending in 1111/, "$164.27"])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(address("All Orders")).toBe("/account/orders");
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  // On paper: whose order it is, and no button.
  expect(screen.getByText("Linden & Loam")).toHaveAttribute("data-print", "only");
  expect(screen.getByRole("button", { name: "Print" }).closest('[data-print="hide"]')).not.toBeNull();
});

it("saved cards show their last four digits, say which has expired, and can be removed", () => {
  show(<CardsPage cards={cards} />);
  expect(screen.getByText(/Visa ending in 1111/)).toBeVisible();
  expect(screen.getByText("Expired", { exact: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "Make Default card ending in 0005" })).toHaveValue("setDefaultCard:card-2");
  expect(screen.getByRole("button", { name: "Remove card ending in 1111" })).toHaveValue("removeCard:card-1");
});

describe("the profile", () => {
  const profile = { account, devices: devicesSample, exampleEmail: "name@example.com" };

  it("has a form each for name, e-mail address and password, and signs out everywhere", () => {
    show(<ProfilePage {...profile} />);
    expect(within(screen.getByRole("form", { name: "Name" })).getByLabelText(/^First Name/)).toHaveValue("Nell");
    const email = within(screen.getByRole("form", { name: "Email address" }));
    expect(email.getByLabelText(/^Email Address/)).toHaveValue("nell.ashby@example.com");
    expect(email.getByLabelText(/^Current Password/)).toHaveAttribute("autocomplete", "current-password");
    const password = within(screen.getByRole("form", { name: "Password" }));
    expect(password.getByLabelText(/^New Password/)).toHaveAttribute("autocomplete", "new-password");
    expect(screen.getByRole("button", { name: "Sign Out Everywhere" })).toHaveValue("signOutEverywhere");
  });

  it("lists the devices that are signed in, and signs out each but this one", () => {
    show(<ProfilePage {...profile} />);
    const [here, phone] = within(screen.getByRole("region", { name: "Devices" })).getAllByRole("listitem");
    expect(here).toHaveTextContent("Firefox on WindowsThis device · signed in on November 20, 2026");
    expect(within(here ?? document.body).queryByRole("button")).toBeNull();
    expect(phone).toHaveTextContent("Last used on November 18, 2026");
    expect(screen.getByRole("button", { name: "Sign Out Safari on iPhone" })).toHaveValue("signOutDevice:device-2");
  });

  it("requires the current password before it sends a new one", async () => {
    show(<ProfilePage {...profile} />);
    const form = within(screen.getByRole("form", { name: "Password" }));
    await userEvent.click(form.getByRole("button", { name: "Save Password" }));
    expect(form.getByLabelText(/^Current Password/)).toHaveAccessibleDescription("Please enter your current password.");
    expect(form.getByLabelText(/^New Password/)).toHaveAccessibleDescription(/8 to 72 characters/);
  });

  it("shows the server's errors at their form, and no password", () => {
    const errors = { currentPassword: "This is not your current password." };
    show(
      <ProfilePage
        {...profile}
        submitted={{ command: "changeEmail", errors, fields: { email: "wren@example.com" } }}
      />,
    );
    const email = within(screen.getByRole("form", { name: "Email address" }));
    expect(email.getByLabelText(/^Email Address/)).toHaveValue("wren@example.com");
    expect(email.getByLabelText(/^Current Password/)).toHaveAccessibleDescription(errors.currentPassword);
    expect(email.getByLabelText(/^Current Password/)).toHaveValue("");
    const password = within(screen.getByRole("form", { name: "Password" }));
    expect(password.getByLabelText(/^Current Password/)).not.toHaveAttribute("aria-invalid", "true");
  });
});
