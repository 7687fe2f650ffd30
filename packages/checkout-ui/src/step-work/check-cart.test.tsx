import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { dialogAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DeliveryStep } from "../delivery/delivery-step.tsx";
import { ReviewStep } from "../review/review-step.tsx";

const { rug } = sampleSkus;
const service = useService();
// The open dialog hides the step behind it from screen readers.
const next = () => screen.getByRole("button", { name: "Next: Payment", hidden: true });

describe("a next button with an invalid cart", () => {
  it("shows the service's message for an empty basket and makes no other call [CHK-18] [CHK-14]", async () => {
    const page = openShopper(service());
    await page.bring.toDelivery();
    const { body } = await page.shopper.call(cartOperations.getCartJsx, {});
    await page.shopper.call(cartOperations.removeItem, { id: body.cartData?.lineItems[0]?.id ?? "" });
    page.show(<DeliveryStep {...page.navigation} />);
    await userEvent.click(next());
    const dialog = await screen.findByRole("dialog", { name: "We're Sorry." });
    expect(page.store.get(dialogAtom)).toMatchObject({
      kind: "basketGone",
      message: expect.stringContaining("nothing to check out"),
    });
    expect(dialog).toHaveTextContent("nothing to check out");
    expect(page.sent.map(({ path }) => path)).toEqual(["/ReactCheckout/ValidateCart"]);
  });

  it.each([
    ["and nothing else was begun", async () => {}],
    ["and another cart was begun", async ({ bring }: ReturnType<typeof openShopper>) => bring.toCart([{ Sku: rug }])],
  ])("says that the order was placed in another tab, %s, and leads to it [CHK-18]", async (_, goOn) => {
    const page = openShopper(service());
    await page.bring.toReview();
    const { body: placed } = await page.shopper.call(orderOperations.placeOrder, { adata: "" });
    await goOn(page);
    page.show(<ReviewStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("button", { name: "Place Order" }));
    const dialog = await screen.findByRole("dialog", { name: "Your order was placed." });
    expect(dialog).toHaveTextContent("It was placed in another tab or window.");
    await userEvent.click(within(dialog).getByRole("button", { name: "See Your Order" }));
    expect(page.onGo).toHaveBeenCalledWith(placed.redirectUrl);
    expect(page.callsTo("PlaceOrder")).toEqual([]);
  });

  it("keeps the result of any other error and opens its dialog with the items [CHK-19] [ERR-11]", async () => {
    const page = openShopper(service());
    await page.bring.toDelivery();
    await page.shopper.call(cartOperations.addItems, { items: [{ Sku: rug }] });
    const address = { ...chicagoAddress, city: "Augusta", state: "ME", postalCode: "04330" };
    const moved = await page.shopper.call(checkoutOperations.saveShippingAddress, { address });
    page.store.set(receiveCheckoutAtom, moved.body.checkout);
    page.show(<DeliveryStep {...page.navigation} />);
    const line = screen.getByText("Cannot be shipped to ME").closest("li");
    expect(line).toHaveTextContent("Fieldstone Performance Rug");
    expect(line).not.toHaveTextContent("Arrives");
    await userEvent.click(next());
    const dialog = await screen.findByRole("dialog", {
      name: "Item(s) cannot be shipped to or picked up in this state",
    });
    expect(dialog).toHaveTextContent(/Fieldstone Performance Rug.*Cannot be shipped to ME/);
    expect(page.store.get(dialogAtom)).toMatchObject({ kind: "cartInvalid", validation: { errorType: 9 } });
    const buttons = within(dialog).getAllByRole("button", { name: /^(?!Close)/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Remove All"]);
    expect(within(dialog).getByRole("link", { name: "Change address" })).toHaveAttribute("href", "/checkout/shipping");
  });

  it("passes a failed call to the common handler once and clears loading [CHK-17] [CHK-15]", async () => {
    const page = openShopper(service(), {
      wire: (path, send) =>
        path.includes("ValidateCart") ? Promise.resolve(new Response("{}", { status: 500 })) : send(),
    });
    await page.bring.toDelivery();
    page.show(<DeliveryStep {...page.navigation} />);
    await userEvent.click(next());
    await screen.findByRole("dialog", { name: "We're Sorry." });
    expect(page.callsTo("Log")).toHaveLength(1);
    expect(page.callsTo("Log")[0]?.body).toContain("validateCart failed. Status: 500 | action=validateCart");
    expect(document.querySelector("[data-part=loading-status]")).not.toHaveAttribute("data-loading");
    expect(next()).not.toHaveAttribute("aria-disabled");
  });
});
