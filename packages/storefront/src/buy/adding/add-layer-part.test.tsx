import type { AddResult } from "@store/contract/cart";
import { addedSample } from "@store/product-ui/added-sample";
import { cartCountAtom } from "@store/shopper-state";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";
import { productCardsSample } from "../../shop/listing/product-cards.samples.ts";
import { type ArrivedCall, answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { AddLayerPart } from "./add-layer-part.tsx";

const crossSell = { title: "People Also Bought", items: productCardsSample };

function show(added: AddResult = addedSample, answer: (call: ArrivedCall) => unknown = () => crossSell) {
  const arrived: ArrivedCall[] = [];
  const store = answeringStore((call) => {
    arrived.push(call);
    return call.path === "/browse/crosssell/GetItems" ? crossSell : answer(call);
  });
  const onClose = vi.fn();
  render(
    <Provider store={store}>
      <AddLayerPart added={added} sku="100401" isOpen onClose={onClose} />
    </Provider>,
  );
  const to = (path: string) => arrived.filter((call) => call.path.toLowerCase() === path.toLowerCase());
  return { store, to, onClose };
}
const popup = () => screen.getByRole("dialog");
const button = (name: string | RegExp) => within(popup()).getByRole("button", { name });

it("has the count, the subtotal and both ways on [CONF-02]", async () => {
  const { onClose } = show();
  expect(popup()).toHaveAccessibleName("2 items added to your cart");
  expect(popup()).toHaveTextContent("Your Cart: 5 items");
  expect(popup()).toHaveTextContent("Subtotal$745.00");
  expect(screen.getByRole("link", { name: "View Cart & Checkout" })).toHaveAttribute("href", "/checkout/cart");
  await userEvent.click(button("Continue Shopping"));
  expect(onClose).toHaveBeenCalledOnce();
});

const withInstallation = (isIncluded: boolean): AddResult => ({
  ...addedSample,
  items: addedSample.items.map((item) => ({
    ...item,
    id: "line-1",
    installation: { type: "Assembly", formattedFee: "$99.00", isIncluded },
  })),
});

it("shows a link to the rewards if the reply has one [CONF-05]", () => {
  show({ ...addedSample, rewardsBanner: { text: "How rewards work", url: "/customer-service/rewards" } });
  const link = screen.getByRole("link", { name: "How rewards work" });
  expect(link).toHaveAttribute("href", "/customer-service/rewards");
});

it("says the fee of an installation, and that it is included [CONF-03]", () => {
  show(withInstallation(true));
  expect(popup()).toHaveTextContent("Installation is included in your cart: $99.00 per item");
  expect(within(popup()).queryByRole("button", { name: /^Add installation/ })).toBeNull();
});

it("adds an installation to the added line [CONF-03]", async () => {
  const { to } = show(withInstallation(false), () => ({ isSuccess: true }));
  expect(popup()).toHaveTextContent("Installation service: $99.00 per item");
  await userEvent.click(button("Add installation for Beacon Table Lamp"));
  await waitFor(() => expect(popup()).toHaveTextContent("Installation is included in your cart: $99.00 per item"));
  expect(to("/Cart/RestoreInstallationService").map(({ body }) => body)).toEqual([{ id: "line-1" }]);
  // A disabled button would have lost the focus.
  expect(button(/^Installation added/)).toHaveFocus();
});

it("says why an installation was not added, and offers it again [CONF-03]", async () => {
  show(withInstallation(false), () => ({ isSuccess: false, message: "We cannot install this right now." }));
  await userEvent.click(button("Add installation for Beacon Table Lamp"));
  expect(await within(popup()).findByText("We cannot install this right now.")).toBeVisible();
  expect(button("Add installation for Beacon Table Lamp")).toBeEnabled();
});

it("shows each item with its lead time, or the picture of its text [CONF-07] [CONF-21]", () => {
  const [lamp] = addedSample.items;
  if (!lamp) throw new Error("The sample has an item.");
  const leadTime = "Made to order: leaves our workshop in 8 weeks";
  const design = {
    ...lamp,
    id: "b",
    sku: "2",
    name: "Towels",
    optionText: "White",
    monogrammingImg: "data:image/png,",
  };
  show({ ...addedSample, items: [{ ...lamp, id: "a", leadTime }, design], confirmation: "monogramming" });
  expect(popup()).toHaveTextContent(leadTime);
  expect(within(popup()).getByRole("img", { name: "Your text: White" })).toHaveAttribute("src", "data:image/png,");
});

it("shows neither banner nor list for a reply without them", () => {
  show({ ...addedSample, addOns: [] });
  expect(within(popup()).queryByText(/installation/i)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Extras and Essentials We Recommend" })).toBeNull();
});

it("shows the products that others also bought [CONF-06]", async () => {
  show();
  const row = await screen.findByRole("region", { name: "People Also Bought" });
  expect(within(row).getAllByRole("article").length).toBeGreaterThan(0);
});

it("offers no product twice, as an extra and in the row below", async () => {
  const [extra] = addedSample.addOns;
  show({ ...addedSample, addOns: extra ? [{ ...extra, name: "Wren Lounge Chair" }] : [] });
  const row = await screen.findByRole("region", { name: "People Also Bought" });
  expect(await within(row).findByText("Harbor Sofa")).toBeVisible();
  expect(within(row).queryByText("Wren Lounge Chair")).toBeNull();
});

it.each([
  ["standard", null],
  ["custom", /^Made to order for you/],
  ["monogramming", /^Personalized for you/],
] as const)("of the kind %s has its own note [CONF-07] [CONF-21]", (confirmation, note) => {
  show({ ...addedSample, confirmation });
  const found = [screen.queryByText(/^Made to order for you/), screen.queryByText(/^Personalized for you/)];
  expect(found.filter((one) => one !== null)).toHaveLength(note === null ? 0 : 1);
  if (note) expect(screen.getByText(note)).toBeVisible();
});

it("adds one of an extra, whose button then reads Added, is disabled and keeps the focus [CONF-08] [CONF-24]", async () => {
  const { to, store } = show(addedSample, () => ({ ...addedSample, cartItemCount: 6, formattedSubtotal: "$763.00" }));
  await userEvent.click(button("Add Dimmer Switch"));
  await waitFor(() => expect(button("Added Dimmer Switch")).toHaveAttribute("aria-disabled", "true"));
  expect(button("Added Dimmer Switch")).toHaveFocus();
  expect(to("/Cart/AddItems").map(({ body }) => body)).toEqual([{ items: [{ Sku: "101901", Quantity: 1 }] }]);
  expect(popup()).toHaveTextContent("Your Cart: 6 items");
  expect(popup()).toHaveTextContent("Subtotal$763.00");
  expect(store.get(cartCountAtom)).toBe(6);
  expect(button("Add Bulb")).toBeEnabled();
});

it("logs a failed extra, shows no message and can add it again [CONF-24]", async () => {
  const failed = { ...addedSample, isSuccess: false, errorCode: "NotAvailable", message: "Sold out.", items: [] };
  const { to } = show(addedSample, () => failed);
  await userEvent.click(button("Add Dimmer Switch"));
  await waitFor(() => expect(to("/Checkout/Log")).toHaveLength(1));
  expect(button("Add Dimmer Switch")).toBeEnabled();
  expect(popup()).not.toHaveTextContent("Sold out.");
  expect(popup()).toHaveTextContent("Your Cart: 5 items");
});

it("shows the picture of an extra from any of its three fields [PROD-02]", () => {
  show();
  const pictures = within(screen.getByRole("region", { name: "Extras and Essentials We Recommend" }))
    .getAllByRole("presentation")
    .map((picture) => picture.getAttribute("src"));
  expect(pictures).toEqual(["/pictures/popup-400.webp", "/pictures/path-400.webp", "/pictures/url-400.webp"]);
});
