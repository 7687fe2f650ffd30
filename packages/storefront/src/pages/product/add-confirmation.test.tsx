import type { AddResult } from "@store/contract/cart";
import { cartCountAtom } from "@store/shopper-state";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { expect, it, vi } from "vitest";
import { type ArrivedCall, answeringStore } from "../../answering-store.fixture.ts";
import { productCardsSample } from "../product-cards.samples.ts";
import { AddConfirmation } from "./add-confirmation.tsx";
import { addedSample } from "./added.samples.ts";

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
      <AddConfirmation added={added} sku="100401" isOpen onClose={onClose} />
    </Provider>,
  );
  const to = (path: string) => arrived.filter((call) => call.path.toLowerCase() === path.toLowerCase());
  return { store, to, onClose };
}
const popup = () => screen.getByRole("dialog");
const button = (name: string) => within(popup()).getByRole("button", { name });

it("has the count, the subtotal and both ways on [CONF-02]", async () => {
  const { onClose } = show();
  expect(popup()).toHaveAccessibleName("2 item(s) added to your cart");
  expect(popup()).toHaveTextContent("Your Cart: 5 item(s)");
  expect(popup()).toHaveTextContent("Subtotal$745.00");
  expect(screen.getByRole("link", { name: "View Cart & Checkout" })).toHaveAttribute("href", "/checkout/cart");
  await userEvent.click(button("Continue Shopping"));
  expect(onClose).toHaveBeenCalledOnce();
});

it("shows a reward link and an installation fee only if the reply has them [CONF-03]", () => {
  show({
    ...addedSample,
    installationService: { formattedFee: "$99.00", text: "Assembly" },
    rewardsBanner: { text: "Earn rewards on this order", url: "/rewards" },
  });
  expect(popup()).toHaveTextContent("Installation service: $99.00 per item");
  expect(screen.getByRole("link", { name: "Earn rewards on this order" })).toHaveAttribute("href", "/rewards");
});

it("shows neither banner nor list for a reply without them", () => {
  show({ ...addedSample, addOns: [] });
  expect(popup()).not.toHaveTextContent("Installation service");
  expect(screen.queryByRole("heading", { name: "Extras and Essentials We Recommend" })).toBeNull();
});

it("shows the products that others also bought [CONF-06]", async () => {
  show();
  const row = await screen.findByRole("region", { name: "People Also Bought" });
  expect(within(row).getAllByRole("article").length).toBeGreaterThan(0);
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

it("adds one of an extra, whose button then reads Added and is disabled [CONF-08] [CONF-24]", async () => {
  const { to, store } = show(addedSample, () => ({ ...addedSample, cartItemCount: 6, formattedSubtotal: "$763.00" }));
  await userEvent.click(button("Add Dimmer Switch"));
  await waitFor(() => expect(button("Added Dimmer Switch")).toBeDisabled());
  expect(to("/Cart/AddItems").map(({ body }) => body)).toEqual([{ items: [{ Sku: "101901", Quantity: 1 }] }]);
  expect(popup()).toHaveTextContent("Your Cart: 6 item(s)");
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
  expect(popup()).toHaveTextContent("Your Cart: 5 item(s)");
});

it("shows the picture of an extra from any of its three fields [PROD-02]", () => {
  show();
  const pictures = within(screen.getByRole("region", { name: "Extras and Essentials We Recommend" }))
    .getAllByRole("presentation")
    .map((picture) => picture.getAttribute("src"));
  expect(pictures).toEqual(["/pictures/popup-400.webp", "/pictures/path-400.webp", "/pictures/url-400.webp"]);
});
