import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import {
  cartAlertAtom,
  cartAtom,
  cartCountAtom,
  cartItemUpdated,
  isCartSettlingAtom,
  reloadCartAtom,
} from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CartPage } from "./cart-page.tsx";

const { blackLamp, giftCard, lamp, sofa, towels } = sampleSkus;
const service = useService();

async function open(
  items?: Array<{ Sku: string; Quantity?: number }>,
  options: Parameters<typeof openShopper>[1] = {},
) {
  const page = openShopper(service(), options);
  if (items) await page.bring.toCart(items);
  await page.store.set(reloadCartAtom);
  page.sent.length = 0;
  page.show(<CartPage {...page.navigation} />);
  return page;
}
const quantityOf = (name: RegExp) => screen.getByRole("textbox", { name });
const total = () => screen.getByText(/^Total/, { selector: "dt" }).nextElementSibling?.textContent;

describe("the cart page", () => {
  it("lists the items with option, price, delivery and total [CART-08]", async () => {
    await open([{ Sku: lamp, Quantity: 2 }]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Cart");
    const [line] = screen.getAllByRole("listitem");
    if (!line) throw new Error("The cart shows no line.");
    expect(line).toHaveTextContent(/Beacon Table Lamp/);
    expect(line).toHaveTextContent(/Brass/);
    expect(quantityOf(/Quantity of Beacon/)).toHaveValue("2");
    expect(screen.getByText("Calculated in checkout")).toBeVisible();
  });

  it("says at an item that it cannot be returned, and once for all others that they can [CONF-07]", async () => {
    await open([{ Sku: lamp }, { Sku: sofa }, { Sku: giftCard }]);
    await screen.findByText(/^Secure checkout with Visa/);
    const said = screen.getAllByText(/return/).map(({ textContent }) => textContent);
    expect(said).toEqual([
      "Gift cards cannot be returned.",
      "You can return items within 30 days, unless they say otherwise. Returns",
    ]);
  });

  it("promises no returns where nothing can be returned [CONF-07]", async () => {
    await open([{ Sku: giftCard }]);
    expect(await screen.findByText(/^Secure checkout with Visa/)).toBeVisible();
    expect(screen.getAllByText(/return/).map(({ textContent }) => textContent)).toEqual([
      "Gift cards cannot be returned.",
    ]);
  });

  it("says the price of one only as its total, and that of each of two as well", async () => {
    await open([{ Sku: lamp }]);
    const line = within(screen.getByRole("list", { name: "Items in your cart" }));
    expect(line.getAllByText("$149.00")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "One more of Beacon Table Lamp" }));
    expect(line.getByText("$149.00").closest("p")).toHaveTextContent("$149.00 each");
    expect(await line.findByText("$298.00")).toBeVisible();
  });

  it("has a bar with the same total and a button that starts the checkout", async () => {
    await open([{ Sku: lamp }]);
    const bar = screen.getByRole("button", { name: "Checkout" });
    expect(bar.parentElement).toHaveTextContent(`Total before tax${total()}`);
    await userEvent.click(bar);
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
  });

  it("says until when a price is reduced [FMT-03]", async () => {
    await open([{ Sku: blackLamp }]);
    expect(screen.getByText(/^, through /)).toBeVisible();
  });

  it("says that it is empty, without a button to check out", async () => {
    await open();
    expect(screen.getByText("Your cart is empty")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Checkout Now" })).toBeNull();
  });

  it("shows a new quantity at once, sends it, reloads and dispatches the page's event [CART-09] [CART-10]", async () => {
    const page = await open([{ Sku: lamp }]);
    const before = total();
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    window.addEventListener(cartItemUpdated, listen);
    await userEvent.click(screen.getByRole("button", { name: "One more of Beacon Table Lamp" }));
    expect(quantityOf(/Quantity of Beacon/)).toHaveValue("2");
    await waitFor(() => expect(total()).not.toBe(before));
    // Carts of other tests may still change on this window.
    const expected = { action: "updateItem", sku: lamp, quantity: 2, isSuccess: true };
    await waitFor(() => expect(heard).toContainEqual(expect.objectContaining(expected)));
    window.removeEventListener(cartItemUpdated, listen);
    expect(page.sent.map(({ path }) => path)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx"]);
  });

  it("clears a refused quantity when another is clicked", async () => {
    await open([{ Sku: lamp }]);
    const box = quantityOf(/Quantity of Beacon/);
    await userEvent.clear(box);
    await userEvent.type(box, "abc");
    await userEvent.click(screen.getByRole("button", { name: "One more of Beacon Table Lamp" }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(box).toHaveValue("2");
    expect(box).toBeValid();
    expect(box).not.toHaveAccessibleDescription();
  });

  it.each(["0", "2.5", "100", "-7"])(
    "keeps a typed quantity of %s on screen, says why, and sends nothing",
    async (typed) => {
      const page = await open([{ Sku: lamp }]);
      const box = quantityOf(/Quantity of Beacon/);
      await userEvent.clear(box);
      await userEvent.type(box, `${typed}{Enter}`);
      await userEvent.tab();
      expect(box).toHaveValue(typed);
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription("Enter a whole number from 1 to 99.");
      await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
      expect(box).toHaveFocus();
      expect(page.callsTo("/Cart/Checkout")).toEqual([]);
      expect(page.sent).toEqual([]);
      await userEvent.clear(box);
      expect(box).not.toHaveAccessibleDescription();
    },
  );

  it("clears the message of a failed change as soon as a new quantity is typed", async () => {
    const page = await open([{ Sku: lamp }]);
    act(() => page.store.set(cartAlertAtom, "Only 3 are left."));
    expect(screen.getByText("Only 3 are left.")).toBeVisible();
    await userEvent.type(quantityOf(/Quantity of Beacon/), "2");
    expect(screen.queryByText("Only 3 are left.")).toBeNull();
  });

  it("submits a typed quantity with Enter", async () => {
    const page = await open([{ Sku: lamp }]);
    const box = quantityOf(/Quantity of Beacon/);
    await userEvent.clear(box);
    await userEvent.type(box, "7{Enter}");
    await waitFor(() => expect(page.callsTo("UpdateItem")[0]?.body).toContain('"quantity":7'));
  });

  it("keeps a removed line in its position, gray and not counted, until it is restored [CART-12]", async () => {
    const page = await open([{ Sku: lamp, Quantity: 3 }, { Sku: towels }]);
    const before = screen.getAllByRole("listitem").map((line) => within(line).getByRole("heading").textContent);
    await userEvent.click(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    expect(screen.queryByRole("textbox", { name: /Beacon/ })).toBeNull();
    expect(screen.getByText("Beacon Table Lamp was removed.")).toHaveAttribute("role", "status");
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
    expect(screen.getAllByRole("listitem").map((line) => within(line).getByRole("heading").textContent)).toEqual(
      before,
    );
    expect(page.store.get(cartCountAtom)).toBe(1);
    const undo = screen.getByRole("button", { name: "Undo removing Beacon Table Lamp" });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(quantityOf(/Quantity of Beacon/)).toHaveValue("3");
    expect(screen.getByRole("button", { name: "Remove Beacon Table Lamp" })).toHaveFocus();
    expect(screen.getByText("Beacon Table Lamp is back in your cart.")).toHaveAttribute("role", "status");
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(2));
    expect(page.callsTo("RestoreItem")).toHaveLength(1);
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    expect(screen.getAllByRole("listitem").map((line) => within(line).getByRole("heading").textContent)).toEqual(
      before,
    );
    expect(quantityOf(/Quantity of Beacon/)).toHaveValue("3");
    expect(screen.getByRole("button", { name: "Remove Beacon Table Lamp" })).toHaveFocus();
  });

  it("restores the quantity that was typed just before Remove", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    await userEvent.click(screen.getByRole("button", { name: /^One more of Tidewater/ }));
    const box = quantityOf(/Quantity of Beacon/);
    await userEvent.clear(box);
    await userEvent.type(box, "4");
    await userEvent.click(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    await userEvent.click(screen.getByRole("button", { name: "Undo removing Beacon Table Lamp" }));
    expect(quantityOf(/Quantity of Beacon/)).toHaveValue("4");
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    expect(quantityOf(/Quantity of Beacon/)).toHaveValue("4");
  });

  it("says why a removed line cannot be restored, and leaves it gray", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    await page.bring.toCart([{ Sku: lamp }]);
    await userEvent.click(screen.getByRole("button", { name: "Undo removing Beacon Table Lamp" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This item is in your cart again already.");
    await waitFor(() => expect(screen.queryByText("Beacon Table Lamp is back in your cart.")).toBeNull());
    expect(screen.getByText("Removed from your cart")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
    expect(screen.getByRole("button", { name: "Undo removing Beacon Table Lamp" })).toHaveFocus();
  });

  it("counts a double click on Remove once", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    await userEvent.dblClick(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
    expect(screen.getByText("Removed from your cart")).toBeVisible();
    expect(page.callsTo("RestoreItem")).toEqual([]);
  });

  it("counts a held Enter on Remove once", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    screen.getByRole("button", { name: "Remove Beacon Table Lamp" }).focus();
    await userEvent.keyboard("{Enter>4/}");
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
    expect(screen.getByText("Removed from your cart")).toBeVisible();
    expect(page.callsTo("RestoreItem")).toEqual([]);
  });

  it.each([
    ["a double click", (undo: HTMLElement) => userEvent.dblClick(undo)],
    [
      "a held Enter",
      (undo: HTMLElement) => {
        undo.focus();
        return userEvent.keyboard("{Enter>4/}");
      },
    ],
  ])("takes %s on Undo for one click", async (_, click) => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    await click(screen.getByRole("button", { name: "Undo removing Beacon Table Lamp" }));
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    expect(screen.getByRole("button", { name: "Remove Beacon Table Lamp" })).toBeVisible();
    expect(page.callsTo("RestoreItem")).toHaveLength(1);
    expect(page.callsTo("RemoveItem")).toHaveLength(1);
  });

  it("says that it is empty after every line was removed, and can still restore them", async () => {
    const page = await open([{ Sku: lamp }]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    expect(screen.getByText("Your cart is empty")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Checkout Now" })).toBeNull();
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Undo removing Beacon Table Lamp" }));
    expect(await screen.findByRole("button", { name: "Checkout Now" })).toBeVisible();
    expect(screen.queryByText("Your cart is empty")).toBeNull();
  });

  it("drops removed lines when it is left [CART-12]", async () => {
    const page = await open([{ Sku: lamp }, { Sku: towels }]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await waitFor(() => expect(page.store.get(isCartSettlingAtom)).toBe(false));
    cleanup();
    expect(page.store.get(cartAtom)?.lineItems.map(({ sku }) => sku)).toEqual([towels]);
  });

  it("is busy from the click on, and goes to the URL of the reply after one call [CHK-21] [CHK-22] [CALL-012]", async () => {
    const redirectUrl = "/checkout/paymentandbilling";
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = await open([{ Sku: lamp }], {
      wire: async (path, send) => {
        const reply = await send();
        if (path !== "/Cart/Checkout") return reply;
        await held;
        return Response.json({ ...(await reply.json()), redirectUrl });
      },
    });
    await userEvent.dblClick(screen.getByRole("button", { name: "Checkout Now" }));
    const busy = screen.getByRole("button", { name: "Opening checkout" });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    answer();
    await userEvent.click(await screen.findByRole("button", { name: "Guest Checkout" }));
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith(redirectUrl));
    expect(page.callsTo("/Cart/Checkout")).toHaveLength(1);
    expect(busy).toHaveAccessibleName("Checkout Now");
  });

  it("enters the checkout with the quantity that was typed last", async () => {
    const page = await open([{ Sku: lamp }]);
    const box = quantityOf(/Quantity of Beacon/);
    await userEvent.clear(box);
    await userEvent.type(box, "4");
    await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
    const called = page.sent.map(({ path }) => path);
    expect(called.slice(0, 3)).toEqual(["/Cart/UpdateItem", "/Cart/GetCartJsx", "/Cart/Checkout"]);
  });

  it("submits a typed quantity if a tap on the button leaves the focus in its field", async () => {
    const page = await open([{ Sku: lamp }]);
    const box = quantityOf(/Quantity of Beacon/);
    await userEvent.clear(box);
    await userEvent.type(box, "4");
    // As on an iPhone: a button does not take the focus when it is tapped.
    fireEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
    expect(page.callsTo("UpdateItem")[0]?.body).toContain('"quantity":4');
  });

  it("reloads the cart first if the reload after a change has failed [CART-09]", async () => {
    let isDown = false;
    const page = await open([{ Sku: lamp }], {
      wire: (path, send) => (isDown && path.includes("GetCartJsx") ? Promise.reject(new TypeError("gone")) : send()),
    });
    isDown = true;
    await userEvent.click(screen.getByRole("button", { name: "One more of Beacon Table Lamp" }));
    expect(await screen.findByText("We could not update your cart. Please try again.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
    await waitFor(() => expect(page.callsTo("GetCartJsx")).toHaveLength(2));
    expect(page.callsTo("/Cart/Checkout")).toEqual([]);
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
    expect(await screen.findByRole("dialog", { name: "Checkout Now" })).toBeVisible();
    expect(page.callsTo("GetCartJsx")).toHaveLength(3);
  });

  it("reloads and shows an empty cart if the basket was emptied in another tab", async () => {
    const page = await open([{ Sku: lamp }]);
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    await page.shopper.call(cartOperations.removeItem, { id: body.cartData?.lineItems[0]?.id ?? "" });
    await userEvent.click(screen.getByRole("button", { name: "Checkout Now" }));
    expect(await screen.findByText("Your cart is empty")).toBeVisible();
    expect(await screen.findByText("There is nothing left in your cart.")).toHaveRole("status");
    expect(page.onGo).not.toHaveBeenCalled();
  });

  it("offers a retry if the cart cannot be loaded", async () => {
    let isDown = true;
    await open(undefined, { wire: (_, send) => (isDown ? Promise.reject(new TypeError("gone")) : send()) });
    expect(screen.getByText("We could not load your cart.")).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Your cart is empty")).toBeVisible();
  });

  it("is readable without scripts: the server's HTML contains every line", async () => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: lamp }, { Sku: towels }]);
    await page.store.set(reloadCartAtom);
    const html = renderToString(
      <Provider store={page.store}>
        <CartPage {...page.navigation} />
      </Provider>,
    );
    expect(html).toMatch(/Beacon Table Lamp.*Tidewater/s);
  });
});
