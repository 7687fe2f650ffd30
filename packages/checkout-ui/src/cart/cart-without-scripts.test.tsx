import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartAtom, reloadCartAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { FormSecretsProvider } from "@store/ui-kit/form";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { CartPage, type CartPageProps } from "./cart-page.tsx";
import { readCartSection } from "./commands/read-cart-section.ts";

const { bookcase, lamp, sofa, towels } = sampleSkus;
const service = useService();
const documents: HTMLElement[] = [];
function leave(): void {
  cleanup();
  for (const written of documents.splice(0)) written.remove();
}
afterEach(leave);

/** A cart as the server renders it, whose scripts load when `hydrate` is called. */
async function openWritten(
  items: Array<{ Sku: string; IsPickupSelected?: boolean; Location?: string }>,
  toProps: (ids: string[]) => Partial<CartPageProps> = () => ({}),
) {
  const page = openShopper(service());
  await page.bring.toCart(items);
  await page.store.set(reloadCartAtom);
  page.sent.length = 0;
  const ids = page.store.get(cartAtom)?.lineItems.map(({ id }) => id) ?? [];
  const written = (
    <FormSecretsProvider value={{ token: "token-1", nonce: "nonce-1" }}>
      <Provider store={page.store}>
        <CartPage {...page.navigation} {...toProps(ids)} />
      </Provider>
    </FormSecretsProvider>
  );
  const container = document.body.appendChild(document.createElement("main"));
  documents.push(container);
  // The first render starts loading the lazy parts.
  renderToString(written);
  await Promise.all([import("./summary/cart-extras.tsx"), import("./section/cart-section.tsx")]);
  await new Promise((resolve) => setTimeout(resolve));
  container.innerHTML = renderToString(written);
  return {
    ...page,
    ids,
    /** What a click on a button would post. */
    posted(name: string) {
      const button = screen.getByRole<HTMLButtonElement>("button", { name });
      const form = button.form ?? document.createElement("form");
      return Object.fromEntries(new FormData(form, button));
    },
    hydrate: () => act(async () => void render(written, { container, hydrate: true })),
  };
}
const secrets = { __RequestVerificationToken: "token-1", nonce: "nonce-1" };

describe("the cart that the server rendered", () => {
  it("posts all fields, its hidden values, and the command of the button", async () => {
    const { posted, ids } = await openWritten([{ Sku: lamp }, { Sku: towels }]);
    const [one, other] = ids;
    await userEvent.clear(screen.getByLabelText("Quantity of Beacon Table Lamp"));
    await userEvent.type(screen.getByLabelText("Quantity of Beacon Table Lamp"), "3");
    const group = screen.getByRole("radiogroup", { name: "How to get Beacon Table Lamp" });
    await userEvent.click(within(group).getByLabelText(/^Pick up/));
    const fields = {
      ...secrets,
      [`quantity.${one}`]: "3",
      [`quantity.${other}`]: "1",
      [`fulfillment.${one}`]: "pickup",
      [`fulfillment.${other}`]: "ship",
    };
    expect(posted("Checkout Now")).toEqual({ ...fields, intent: "checkout" });
    expect(posted("Remove Beacon Table Lamp")).toEqual({ ...fields, intent: `removeItem:${one}` });
    expect(posted("One more of Beacon Table Lamp")).toEqual({ ...fields, intent: `increaseItem:${one}` });
  });

  it("submits the quantities with Enter: the form's first button is Update Cart", async () => {
    await openWritten([{ Sku: lamp }]);
    const form = document.querySelector<HTMLFormElement>("#cart-form");
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
    expect(buttons.find((button) => button.form === form)).toHaveTextContent("Update Cart");
  });

  it("hydrates without changes, and keeps what was typed before", async () => {
    const { hydrate, callsTo } = await openWritten([{ Sku: lamp }]);
    screen.getByLabelText<HTMLInputElement>("Quantity of Beacon Table Lamp").value = "4";
    await hydrate();
    await waitFor(() => expect(callsTo("UpdateItem").map(({ body }) => JSON.parse(body).quantity)).toEqual([4]));
    expect(screen.getByLabelText("Quantity of Beacon Table Lamp")).toHaveValue("4");
  });

  it("applies a fulfillment method that was selected before hydration, and asks for its store", async () => {
    const { hydrate, callsTo } = await openWritten([{ Sku: lamp }]);
    const pickup = screen.getByRole<HTMLInputElement>("radio", { name: /^Pick up/ });
    pickup.checked = true;
    await hydrate();
    expect(await screen.findByRole("dialog", { name: "Choose a Store" })).toBeVisible();
    expect(pickup).not.toBeChecked();
    expect(callsTo("UpdateShipMethod")).toEqual([]);
  });

  it("posts nothing after hydration", async () => {
    const { hydrate, callsTo } = await openWritten([{ Sku: lamp }, { Sku: towels }]);
    const submitted: Event[] = [];
    document.addEventListener("submit", (event) => submitted.push(event), { once: true });
    await hydrate();
    await userEvent.click(screen.getByRole("button", { name: "One more of Beacon Table Lamp" }));
    await userEvent.type(screen.getByLabelText("Quantity of Beacon Table Lamp"), "{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Remove Tidewater Bath Towels" }));
    await waitFor(() => expect(callsTo("RemoveItem")).toHaveLength(1));
    expect(submitted).toEqual([]);
  });
});

describe("the cart after a refused form", () => {
  it("shows the error at each field and line, with the input", async () => {
    const { hydrate } = await openWritten([{ Sku: lamp }, { Sku: towels }], ([one = "", other = ""]) => ({
      posted: {
        problem: "Only 2 are left.",
        errors: {
          [`quantity.${one}`]: "Enter a whole number from 1 to 99.",
          [`line.${other}`]: "Your cart is full.",
          promoCode: "Not known.",
        },
        fields: { [`quantity.${one}`]: "100", promoCode: "NOSUCH" },
      },
    }));
    const quantity = screen.getByLabelText("Quantity of Beacon Table Lamp");
    const expectErrors = () => {
      expect(screen.getByText("Only 2 are left.").closest("[role=alert]")).toBeInTheDocument();
      expect(quantity).toHaveValue("100");
      expect(quantity).toHaveAccessibleDescription("Enter a whole number from 1 to 99.");
      expect(screen.getByText("Your cart is full.")).toHaveRole("alert");
      expect(screen.getByLabelText("Promo Code")).toHaveValue("NOSUCH");
      expect(screen.getByLabelText("Promo Code")).toHaveAccessibleDescription("Not known.");
    };
    expectErrors();
    await hydrate();
    expectErrors();
    // An invalid quantity blocks the checkout.
    await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
    expect(quantity).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove Tidewater Bath Towels" }));
    expect(screen.queryByText("Only 2 are left.")).toBeNull();
    expect(screen.queryByText("Your cart is full.")).toBeNull();
  });
});

describe("a section that the cart's URL requests", () => {
  it("has the stores of a line as a form, with its own store selected [SHIP-14]", async () => {
    const stores = ["us-chicago", "us-boston"].map((locationId) => ({
      locationId,
      name: locationId,
      address: { address1: "1 Main St", city: "Chicago", state: "IL", postalCode: "60614" },
      phone: "(312) 555-0100",
      hours: ["Mon-Sun 10 am-8 pm"],
    }));
    const { posted, ids } = await openWritten(
      [{ Sku: lamp, IsPickupSelected: true, Location: "us-chicago" }],
      ([lineId = ""]) => ({ section: { kind: "pickup", lineId, stores: stores as never } }),
    );
    expect(screen.getByRole("radio", { name: /us-chicago/ })).toBeChecked();
    expect(posted("Save")).toEqual({ ...secrets, intent: `chooseStore:${ids[0]}`, store: "us-chicago" });
  });

  it("offers to undo a removal until it is undone [CART-12]", async () => {
    const { posted } = await openWritten([{ Sku: lamp }], () => ({ section: { kind: "removed", lineId: "line-9" } }));
    expect(screen.getByText("An item was removed from your cart.")).toBeVisible();
    expect(posted("Undo")).toEqual({ ...secrets, intent: "restoreItem:line-9" });
    leave();
    await openWritten([{ Sku: lamp }], ([lineId = ""]) => ({ section: { kind: "removed", lineId } }));
    expect(screen.queryByText("An item was removed from your cart.")).toBeNull();
  });

  it("says that a repeated form has added nothing more", async () => {
    await openWritten([{ Sku: lamp }], () => ({ section: { kind: "repeated" } }));
    expect(screen.getByText("Already in your cart.")).toBeVisible();
    leave();
    await openWritten([], () => ({ section: { kind: "repeated" } }));
    expect(screen.queryByText("Already in your cart.")).toBeNull();
  });

  it("lists large boxes before the checkout, only for pickup [POP-09]", async () => {
    const pickup = { IsPickupSelected: true, Location: "us-chicago" };
    const { posted } = await openWritten([{ Sku: bookcase, ...pickup }, { Sku: sofa }], () => ({
      section: { kind: "oversized" },
    }));
    const region = screen.getByRole("region", { name: "Make sure these items will fit in your vehicle." });
    expect(within(region).getAllByText(/^Box \d/)).toHaveLength(2);
    expect(posted("Continue")).toEqual({ ...secrets, intent: "checkout:pastOversized" });
  });

  it("shows the configured notice before the checkout, with a button that continues (AMB-024) [CHK-24]", async () => {
    const html = "<h2>Slow deliveries</h2><p>Allow <em>two</em> more days.</p><ul><li>Sofas</li></ul>";
    const client = { call: async () => ({ ok: true, value: html }) } as never;
    const section = await readCartSection(new URLSearchParams({ notice: "CheckoutNotice" }), client);
    const { posted } = await openWritten([{ Sku: lamp }], () => ({ section }));
    const region = screen.getByRole("region", { name: "Slow deliveries" });
    expect(
      within(region)
        .getAllByText(/days|Sofas/)
        .map(({ textContent }) => textContent),
    ).toEqual(["Allow two more days.", "Sofas"]);
    expect(posted("Continue to Checkout")).toEqual({ ...secrets, intent: "checkout" });
  });

  it("has the delivery information of a line, and of the cart", async () => {
    await openWritten([{ Sku: lamp }], ([lineId = ""]) => ({ section: { kind: "delivery", lineId } }));
    const region = screen.getByRole("region", { name: "Shipping and Delivery Information" });
    expect(within(region).getByText("Beacon Table Lamp")).toBeVisible();
    expect(within(region).getByRole("heading", { name: "Delivery Details" })).toBeVisible();
  });
});
