import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { type ShipMethod, type ShippingInfo, shipMethod } from "@store/contract/shared";
import { reloadCartAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CartPage } from "../cart/cart-page.tsx";
import { DeliveryInformationPopup, type DeliveryInformationPopupProps } from "./delivery-information-popup.tsx";
import { deliveryKinds } from "./delivery-kinds.ts";

const { lamp } = sampleSkus;
const service = useService();
const info: ShippingInfo = {
  deliveryCharge: 995,
  freeShippingThreshold: 4900,
  zipCode: "60614",
  isCanada: false,
  truckCharges: { localInHome: 9900, longDistanceInHome: 19_900, basicFreight: 14_900 },
  deliveryDays: { standard: "Tue, Nov 24 to Wed, Nov 25", twoDay: "Tue, Nov 24", nextDay: "Mon, Nov 23" },
};
const inCanada: ShippingInfo = { ...info, zipCode: "M5V 2T6", isCanada: true };

function show(props: Partial<DeliveryInformationPopupProps> = {}) {
  render(<DeliveryInformationPopup isOpen shippingInfo={info} onClose={vi.fn()} {...props} />);
  return screen.getByRole("dialog", { name: "Shipping and Delivery Information" });
}
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const openTab = () => screen.getByRole("tab", { selected: true }).textContent;
const allText = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("tabpanel", { hidden: true })
    .map(({ textContent }) => textContent)
    .join(" ");

describe("the popup about shipping and delivery", () => {
  it("has three tabs, in Canada two [SHIP-01] [SHIP-02]", () => {
    const names = ["Shipping Charges", "Delivery Details", "Domestic and International"];
    show();
    expect(tabs()).toEqual(names);
    cleanup();
    show({ shippingInfo: inCanada });
    expect(tabs()).toEqual(names.slice(0, 2));
  });

  it.each([
    [undefined, info, "Shipping Charges"],
    [1, info, "Shipping Charges"],
    [2, info, "Delivery Details"],
    [3, info, "Domestic and International"],
    [3, inCanada, "Shipping Charges"],
  ] as const)("opens at tab %s [SHIP-04]", (initialTab, shippingInfo, title) => {
    show({ shippingInfo, ...(initialTab && { initialTab }) });
    expect(openTab()).toBe(title);
  });

  it("describes the ship method of an item, by default the standard one [SHIP-03] [SHIP-06] [SHIP-07]", () => {
    expect(deliveryKinds).toEqual({
      1: "standard",
      2: "standard",
      3: "standard",
      6: "localInHome",
      7: "longDistanceInHome",
      8: "basicFreight",
      9: "giftCard",
    });
    const methods = [undefined, ...Object.values(shipMethod)] as Array<ShipMethod | undefined>;
    const texts = methods.map((method) => {
      cleanup();
      return allText(show(method ? { shipMethod: method } : {}));
    });
    expect(texts.slice(1, 4)).toEqual([texts[0], texts[0], texts[0]]);
    expect(new Set(texts).size).toBe(5);
  });

  it("shows the charges and dates of this order [SHIP-05]", () => {
    const text = allText(show());
    expect(text).toContain("Standard delivery to 60614 costs $9.95.");
    expect(text).toContain("It is free when your parcels come to $49.00 or more.");
    expect(text).toContain("Standard delivery to 60614: Tue, Nov 24 to Wed, Nov 25.");
    expect(text).toContain("Two-day delivery to 60614: Tue, Nov 24.");
    expect(text).toContain("Next-day delivery to 60614: Mon, Nov 23.");
  });

  it.each([
    [6, info, "In-home delivery to 60614 costs $99.00, once for all that comes with it."],
    [7, info, "Long-distance in-home delivery to 60614 costs $199.00, once for all that comes with it."],
    [8, info, "Freight delivery to 60614 costs $149.00, once for all that comes with it."],
    [6, inCanada, "In-home delivery to M5V 2T6 costs $99.00, once for all that comes with it."],
  ] as const)(
    "shows the charge of a truck by its ship method: %s [SHIP-03] [SHIP-05]",
    (shipMethod, shippingInfo, text) => {
      const dialog = show({ shipMethod, shippingInfo });
      expect(allText(dialog)).toContain(text);
      expect(allText(dialog)).not.toContain("$9.95");
    },
  );

  it("refers to the order summary if the charge of a truck is unknown", () => {
    const { truckCharges: _, ...unsaid } = info;
    expect(allText(show({ shipMethod: 8, shippingInfo: unsaid }))).toContain("You find it in your order summary.");
  });

  it("omits what is unknown or does not apply [SHIP-05]", () => {
    const deliveryDays = { standard: "Tue, Nov 24", twoDay: "", nextDay: "" };
    const bare = { ...info, deliveryCharge: 0, freeShippingThreshold: null, zipCode: null, deliveryDays };
    const text = allText(show({ shippingInfo: bare }));
    expect(text).toContain("Standard delivery is free.");
    expect(text).not.toMatch(/null|parcels come to|Two-day delivery:|Next-day delivery:/);
  });

  it("shows the charges for remote places and the delivery days [SHIP-08] [SHIP-09] [SHIP-10]", () => {
    const text = allText(show());
    expect(text).toContain("Standard delivery to Alaska, Hawaii and US territories costs an extra $10.");
    expect(text).toContain("Standard delivery is Mon-Fri. PO box delivery is Mon-Sat.");
    expect(text).toContain("Two-day and next-day orders placed by noon CT are delivered within the stated days.");
  });
});

describe("the link to it in the cart", () => {
  async function open(items: Array<{ Sku: string }>) {
    const page = openShopper(service());
    await page.bring.toCart(items);
    await page.store.set(reloadCartAtom);
    page.show(<CartPage {...page.navigation} />);
  }

  it("opens at a line's own ship method and returns the focus [SHIP-03]", async () => {
    await open([{ Sku: sampleSkus.sofa }, { Sku: lamp }]);
    const [link] = screen.getAllByRole("button", { name: /^Delivery information for/ });
    if (!link) throw new Error("The cart has no link.");
    await userEvent.click(link);
    const dialog = await screen.findByRole("dialog", { name: "Shipping and Delivery Information" });
    expect(openTab()).toBe("Delivery Details");
    expect(allText(dialog)).toContain("Carried into the room of your choice");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link).toHaveFocus();
  });

  it("opens the charges from the summary [SHIP-01] [SHIP-04]", async () => {
    await open([{ Sku: lamp }]);
    await userEvent.click(await screen.findByRole("button", { name: "Delivery information" }));
    await screen.findByRole("dialog");
    expect(openTab()).toBe("Shipping Charges");
  });
});
