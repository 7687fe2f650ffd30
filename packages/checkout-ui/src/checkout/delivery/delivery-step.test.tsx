import { formatPrice } from "@store/price-format";
import { checkoutAtom } from "@store/shopper-state";
import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DeliveryStep } from "./delivery-step.tsx";

const service = useService();

async function open(options: Parameters<typeof openShopper>[1] = {}) {
  const page = openShopper(service(), options);
  await page.bring.toDelivery();
  page.show(<DeliveryStep {...page.navigation} />);
  return page;
}
const next = () => screen.getByRole("button", { name: "Next: Payment" });

describe("the shipping and gift options step", () => {
  it("has its title, a button to payment and no back button [CHK-10]", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Shipping and Gift Options");
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
    expect(next()).toBeEnabled();
  });

  it("offers each shipment's service levels with charge and arrival [SHIP-12]", async () => {
    await open();
    const levels = within(screen.getByRole("group", { name: "Delivery" })).getAllByRole("radio");
    expect(levels.length).toBeGreaterThan(1);
    expect(levels[0]).toBeChecked();
    expect(levels[0]).toHaveAccessibleDescription(/^Arrives /);
  });

  it("shows the selected level in the summary before Next is clicked [SHIP-12]", async () => {
    const page = await open();
    const amountOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
    const before = amountOf("Total");
    const [, faster] = screen.getAllByRole("radio");
    if (!faster) throw new Error("The shipment has only one service level.");
    await userEvent.click(faster);
    const model = page.store.get(checkoutAtom);
    const charge = model?.shippingOptions.recipients[0]?.shipments[0]?.availableServiceLevels[1]?.charge ?? 0;
    expect(amountOf("Shipping")).toContain(formatPrice(charge, { currency: "USD", locale: "en-US" }));
    expect(amountOf("Total")).not.toBe(before);
    expect(page.sent).toEqual([]);
  });

  it("saves the selected level, moves, and only then navigates [CHK-13] [SHIP-12]", async () => {
    const page = await open();
    const [, faster] = screen.getAllByRole("radio");
    if (!faster) throw new Error("The shipment has only one service level.");
    const level = faster.getAttribute("value");
    await userEvent.click(faster);
    await userEvent.click(next());
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    expect(page.sent.map(({ path }) => path.split("/").at(-1))).toEqual([
      "ValidateCart",
      "SaveShippingAndGiftOptions",
      "MoveToPaymentPage",
    ]);
    expect(page.callsTo("SaveShippingAndGiftOptions")[0]?.body).toContain(`"serviceLevel":${level}`);
  });

  it("says why furniture cannot be delivered to a PO box, and what helps, instead of an empty choice", async () => {
    const page = openShopper(service());
    await page.bring.toCart([{ Sku: "100101" }]);
    await page.bring.toDelivery({ ...chicagoAddress, address1: "PO Box 1234", address2: "" });
    page.show(<DeliveryStep {...page.navigation} />);
    expect(page.onTitle).toHaveBeenLastCalledWith("Error: Shipping and Gift Options");
    // The lamp, a parcel, has its usual choice.
    expect(screen.getAllByRole("group", { name: /^Delivery of shipment/ })).toHaveLength(1);
    const notice = screen.getByText("We cannot deliver this to your address.").closest<HTMLElement>("[role=alert]");
    if (!notice) throw new Error("Nothing says why it cannot come.");
    expect(notice).toHaveTextContent("This item comes by truck and cannot go to a PO box.");
    expect(within(notice).getByRole("link", { name: "Change Address" })).toHaveAttribute("href", "/checkout/shipping");
    expect(within(notice).getByRole("link", { name: "Edit Cart" })).toHaveAttribute("href", "/checkout/cart");
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(summary).toHaveTextContent("ShippingNot known yet");
    expect(summary).toHaveTextContent("Total before shipping");
    await userEvent.click(next());
    expect(notice).toHaveFocus();
    expect(page.sent).toEqual([]);
  });
});
