import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { DeliveryStep } from "../delivery/delivery-step.tsx";
import { ReviewStep } from "../review/review-step.tsx";

const { lamp, leftArmSeat: sectional, oliveChair: madeToOrder, rug, towels: towel } = sampleSkus;
const service = useService();
beforeAll(() => Promise.all([import("./dialog-popup.tsx"), import("./remove-unavailable.ts")]));

const database = () => service().database;
const out = (name: "installation" | "personalization" | "inHousePersonalization" | "customOrder") =>
  database().insertInto("service_outage").values({ site: "US", service: name }).execute();
const stock = (available: number, ...skus: string[]) =>
  database().updateTable("stock").where("sku", "in", skus).set({ available }).execute();

// Every test restores the store's data.
afterEach(async () => {
  await database().deleteFrom("service_outage").execute();
  await stock(50, lamp, towel);
  await database()
    .updateTable("product")
    .set({ customization_type: 700 })
    .where("customization_type", "=", 100)
    .execute();
});

type Page = ReturnType<typeof openShopper>;
type Item = { Sku: string; PersonalizationText?: string };

async function open(items: Item[] = [], options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toDelivery();
  if (items.length > 0) await page.shopper.call(cartOperations.addItems, { items });
  return page;
}
async function click(page: Page) {
  await page.shopper.call(checkoutOperations.refreshCheckout, {});
  page.sent.length = 0;
  page.show(<DeliveryStep {...page.navigation} />);
  await userEvent.click(screen.getByRole("button", { name: "Next: Payment" }));
  return screen.findByRole("dialog");
}
const called = (page: Page) => page.sent.map(({ path }) => path.replace("/ReactCheckout/", ""));
const skusOf = async ({ shopper }: Page) =>
  (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.lineItems.flatMap(({ sku, isRemoved }) =>
    isRemoved ? [] : [sku],
  );

const stitched = { Sku: towel, PersonalizationText: "MARA" };
const gone = "Item(s) no longer available";
const edit = "Please Edit Your Cart to Proceed";

interface Case {
  readonly type: number;
  /** The requirement row of the popup's title. */
  readonly row: string;
  readonly items: Item[];
  readonly upset: (page: Page) => Promise<unknown>;
  readonly title: string;
  readonly button: string;
  readonly call: string;
  readonly left: string[];
}
const cases: Case[] = [
  {
    type: 3,
    row: "ERR-08",
    items: [{ Sku: towel }],
    upset: () => stock(0, towel),
    title: gone,
    button: "Remove All",
    call: "RemoveNlaItems",
    left: [lamp],
  },
  {
    type: 4,
    row: "ERR-12",
    items: [],
    upset: async () => {
      await database().updateTable("basket_line").set({ has_installation: true }).execute();
      await out("installation");
    },
    title: edit,
    button: "Continue",
    call: "RemoveInstallationService",
    left: [lamp],
  },
  {
    type: 5,
    row: "ERR-10",
    items: [stitched],
    upset: async () => {
      await database()
        .updateTable("product")
        .set({ customization_type: 100 })
        .where("customization_type", "=", 700)
        .execute();
      await out("personalization");
    },
    title: edit,
    button: "Remove All",
    call: "RemovePersonalizedItems",
    left: [lamp],
  },
  {
    type: 6,
    row: "ERR-08",
    items: [stitched],
    upset: () => out("inHousePersonalization"),
    title: gone,
    button: "Remove All",
    call: "RemoveInHousePersonalizedNlaItems",
    left: [lamp],
  },
  {
    type: 9,
    row: "ERR-11",
    items: [{ Sku: rug }],
    upset: ({ shopper }) =>
      shopper.call(checkoutOperations.saveShippingAddress, {
        address: { ...chicagoAddress, city: "Augusta", state: "ME", postalCode: "04330" },
      }),
    title: "Item(s) cannot be shipped to or picked up in this state",
    button: "Remove All",
    call: "RemovePfasItems",
    left: [lamp],
  },
];

describe("unavailable items on the way to the next step", () => {
  it.each(cases)(
    "are removed by their own call, type $type, and Next is repeated [POP-06] [POP-07] [$row]",
    async (one) => {
      if (one.type === 4) {
        await database()
          .updateTable("product")
          .set({ installation: JSON.stringify({ type: "mounting", feeCents: { US: 4900, CA: 5900 } }) })
          .execute();
      }
      const page = await open(one.items);
      await one.upset(page);
      const dialog = await click(page);
      expect(dialog).toHaveAccessibleName(one.title);
      await userEvent.click(within(dialog).getByRole("button", { name: one.button }));
      await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
      expect(called(page)).toEqual([
        "ValidateCart",
        one.call,
        "RefreshCheckout",
        "ValidateCart",
        "SaveShippingAndGiftOptions",
        "MoveToPaymentPage",
      ]);
      expect(await skusOf(page)).toEqual(one.left);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it("are all items: then the cart is shown, type 7 [POP-07] [ERR-09]", async () => {
    const page = await open();
    await stock(0, lamp);
    const dialog = await click(page);
    expect(dialog).toHaveAccessibleName(gone);
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove All" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/cart"));
    expect(called(page)).toEqual(["ValidateCart", "RemoveAllNlaItems", "RefreshCheckout"]);
    expect(await skusOf(page)).toEqual([]);
  });

  it("have picture, title, SKU, price, quantity, total and reason [POP-03] [POP-04] [POP-05]", async () => {
    const page = await open();
    await page.shopper.call(cartOperations.addItems, { items: [{ Sku: towel, Quantity: 2 }] });
    await stock(1, towel);
    const dialog = await click(page);
    // The items are read before the button that removes them.
    await waitFor(() => expect(within(dialog).getByRole("list")).toHaveFocus());
    const items = within(dialog).getAllByRole("listitem");
    expect(items).toHaveLength(1);
    expect(items[0]?.querySelector("img")).toHaveAttribute("src", expect.stringContaining("/pictures/"));
    expect(items[0]).toHaveTextContent(new RegExp(`Tidewater.*SKU ${towel}.*\\$(\\d+)\\.00 each, quantity 2`));
    const cents = Number(/\$(\d+)\.00 each/.exec(items[0]?.textContent ?? "")?.[1]) * 100;
    expect(items[0]).toHaveTextContent(`Total $${(cents * 2) / 100}.00`);
    expect(items[0]?.querySelector("[data-part=unavailable-reason]")).not.toBeEmptyDOMElement();
  });

  it.each([
    [
      1,
      [{ Sku: sectional }],
      "Please check the quantities of these items and where they go.",
      ({ shopper }: Page) => shopper.call(cartOperations.setShipToCountry, { country: "FRA" }),
    ],
    [2, [{ Sku: madeToOrder }], "We cannot take orders for custom items right now.", () => out("customOrder")],
  ])(
    "has nothing to take out: type %i leads back to the cart [POP-01] [POP-15] [CART-01]",
    async (_, items, text, upset) => {
      const page = await open(items);
      await upset(page);
      const dialog = await click(page);
      expect(dialog).toHaveAccessibleName(edit);
      expect(dialog).toHaveTextContent(text);
      await userEvent.click(within(dialog).getByRole("button", { name: "Back to Cart" }));
      expect(page.onGo).toHaveBeenCalledWith("/checkout/cart");
      expect(called(page)).toEqual(["ValidateCart"]);
    },
  );

  it("stay unchanged if the popup is closed, and the focus returns to the button [POP-07]", async () => {
    const page = await open([{ Sku: towel }]);
    await stock(0, towel);
    await click(page);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Next: Payment" })).toHaveFocus();
    expect(called(page)).toEqual(["ValidateCart"]);
    expect(page.onGo).not.toHaveBeenCalled();
    expect(await skusOf(page)).toEqual([lamp, towel]);
  });

  it.each([
    ["refused", () => Promise.resolve(Response.json({ isSuccess: false }))],
    ["lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("leads to the cart when its removal is %s [POP-08]", async (_, fail) => {
    const page = await open([{ Sku: towel }], {
      wire: (path, send) => (path.includes("RemoveNlaItems") ? fail() : send()),
    });
    await stock(0, towel);
    const dialog = await click(page);
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove All" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/cart"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.callsTo("RefreshCheckout")).toEqual([]);
  });

  it("are removed once, however often the button is clicked [POP-07]", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await open([{ Sku: towel }], {
      wire: async (path, send) => {
        if (path.includes("RemoveNlaItems")) await held;
        return send();
      },
    });
    await stock(0, towel);
    const dialog = await click(page);
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Remove All" }));
    expect(within(dialog).getByRole("button", { name: "Updating your order" })).toHaveAttribute("aria-disabled");
    await userEvent.keyboard("{Escape}");
    expect(dialog).toBeVisible();
    release();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    expect(page.callsTo("RemoveNlaItems")).toHaveLength(1);
  });
});

it("never place the order after a removal: the review shows the removed items and the new total [POP-07]", async () => {
  const page = openShopper(service());
  await page.bring.toCart([{ Sku: towel }]);
  await page.bring.toReview();
  await stock(0, towel);
  page.sent.length = 0;
  page.show(<ReviewStep {...page.navigation} />);
  const before = screen.getByText(/^Total/, { selector: "dt" }).nextElementSibling?.textContent;
  await userEvent.click(screen.getByRole("button", { name: "Place Order" }));
  const dialog = await screen.findByRole("dialog", { name: gone });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove All" }));
  const alert = await screen.findByText("Your order has changed");
  const total = screen.getByText(/^Total/, { selector: "dt" }).nextElementSibling?.textContent ?? "";
  expect(total).not.toBe(before);
  expect(alert.parentElement).toHaveTextContent(/No longer in your order: Tidewater/);
  expect(alert.parentElement).toHaveTextContent(`Your total is now ${total}.`);
  expect(called(page)).toEqual(["ValidateCart", "RemoveNlaItems", "RefreshCheckout"]);
  expect(page.onGo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Place Order" }));
  await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(expect.stringContaining("/checkout/confirmation")));
});
