import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ReviewShipments } from "../review/review-shipments.tsx";
import { DeliveryStep } from "./delivery-step.tsx";

const { sofa, towels } = sampleSkus;
const service = useService();

async function open(more: string[] = []) {
  const page = openShopper(service());
  await page.bring.toCart(more.map((Sku) => ({ Sku })));
  await page.bring.toDelivery();
  page.show(<DeliveryStep {...page.navigation} />);
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;
const next = () => userEvent.click(screen.getByRole("button", { name: "Next: Payment" }));
const amountOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
const recipientOf = ({ store }: Page) => store.get(checkoutAtom)?.shippingOptions.recipients[0];
const named = (page: Page) => page.sent.map(({ path }) => path.split("/").at(-1));

describe("a gift on the shipping and gift options step", () => {
  it("has a wrap and a message, each control with its own call, and the price of the wrap is in the total at once [GIFT-03, GIFT-01, GIFT-02]", async () => {
    const page = await open();
    await userEvent.click(screen.getByRole("checkbox", { name: "This is a gift" }));
    await userEvent.click(screen.getByRole("radio", { name: /^Reusable Fabric Wrap/ }));
    await waitFor(() => expect(amountOf("Services")).toBe("$11.95"));
    const message = screen.getByRole("textbox", { name: "Gift message (optional)" });
    await userEvent.type(message, "With love");
    expect(message).toHaveAccessibleDescription("At most 240 letters in 4 lines. 231 left.");
    await userEvent.tab();
    await waitFor(() => expect(recipientOf(page)?.giftOptions.giftMessage).toBe("With love"));
    expect(named(page)).toEqual(["UpdateGiftMessage", "UpdateGiftOption", "UpdateGiftMessage"]);
    expect(page.sent[0]?.body).toContain('"isInitialTrigger":true');
    await userEvent.click(screen.getByRole("checkbox", { name: "This is a gift" }));
    await waitFor(() => expect(screen.queryByText("Services", { selector: "dt" })).toBeNull());
  });

  it("stays on the step if the message is too long, with the error and the input [GIFT-02]", async () => {
    const page = await open();
    await userEvent.click(screen.getByRole("checkbox", { name: "This is a gift" }));
    const message = screen.getByRole("textbox", { name: "Gift message (optional)" });
    await userEvent.click(message);
    await userEvent.paste("x".repeat(250));
    expect(message).toHaveAccessibleDescription(/10 too many/);
    await next();
    expect(screen.getByRole("link", { name: "Please shorten your gift message to 240 characters." })).toBeVisible();
    expect(message).toHaveFocus();
    expect(message).toHaveValue("x".repeat(250));
    expect(page.callsTo("SaveShippingAndGiftOptions")).toEqual([]);
  });

  it("survives a refresh, with the choice of text updates, and is saved with the step [CHK-43] (AMB-212)", async () => {
    const page = await open();
    const [, faster] = screen.getAllByRole("radio");
    if (!faster) throw new Error("The shipment has only one service level.");
    await userEvent.click(faster);
    await userEvent.click(screen.getByRole("checkbox", { name: "Text me as well" }));
    await page.refresh(<DeliveryStep {...page.navigation} />);
    expect(screen.getAllByRole("radio")[1]).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Text me as well" })).toBeChecked();
    await next();
    const phone = screen.getByRole("textbox", { name: "Mobile Number (optional)" });
    expect(phone).toHaveAccessibleDescription(/Please enter a mobile number/);
    await userEvent.type(phone, "312-234-5678");
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    expect(page.callsTo("SaveShippingAndGiftOptions")[0]?.body).toContain('"isTextSelected":true');
    expect(page.storage.size).toBe(0);
  });

  it("has a box and a receipt without prices if it is picked up [GIFT-03]", async () => {
    const page = openShopper(service());
    await page.bring.toShipping();
    const { cartData } = (await page.shopper.call(cartOperations.getCartJsx, {})).body;
    const pickup = { id: cartData?.lineItems[0]?.id ?? "", shipMethod: 1, isPickupSelected: true } as const;
    await page.shopper.call(cartOperations.updateShipMethod, { ...pickup, locationId: "us-chicago" });
    const moved = await page.shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
    page.store.set(receiveCheckoutAtom, moved.body.checkout);
    page.show(<DeliveryStep {...page.navigation} />);
    await userEvent.click(screen.getByRole("checkbox", { name: "This is a gift" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Include a gift receipt without prices" }));
    await userEvent.click(screen.getByRole("radio", { name: /^Gift Box/ }));
    await waitFor(() =>
      expect(recipientOf(page)?.bopsOptions).toMatchObject({ giftReceiptOption: true, baggingOption: "giftBox" }),
    );
    expect(named(page)).toEqual(["UpdateGiftMessage", "UpdateGiftReceipt", "UpdateBaggingOption"]);
    expect(amountOf("Services")).toBe("$5.95");
  });
});

describe("the delivery date", () => {
  it("is a holiday date by standard delivery, with the range as its arrival, until it is cleared [SHIP-16, SHIP-17]", async () => {
    const page = await open();
    const dates = screen.getByRole("combobox", { name: "Holiday delivery of parcels" });
    const [, holiday] = within(dates).getAllByRole<HTMLOptionElement>("option");
    await userEvent.click(screen.getAllByRole("radio")[1] ?? dates);
    await userEvent.selectOptions(dates, holiday?.value ?? "");
    const [standard] = screen.getAllByRole("radio");
    expect(standard).toBeChecked();
    await waitFor(() =>
      expect(recipientOf(page)?.holidayHold).toMatchObject({
        selectedShippingDate: holiday?.value,
        selectedShippingRange: holiday?.text,
      }),
    );
    const arrival = recipientOf(page)?.shipments[0]?.availableServiceLevels[0]?.estimate ?? "";
    expect(standard).toHaveAccessibleDescription(arrival);
    expect(holiday?.text).toContain(arrival.replace("Arrives ", ""));
    await userEvent.selectOptions(dates, "");
    await waitFor(() => expect(recipientOf(page)?.holidayHold?.selectedShippingRange).toBeNull());
    expect(standard).toBeChecked();
  });

  it("is an appointment of the truck, or a call, with directions to the house [CHK-41]", async () => {
    const page = await open([sofa]);
    const trips = screen.getByRole("combobox", { name: "Day and time" });
    await userEvent.selectOptions(trips, within(trips).getAllByRole("option")[1] ?? "");
    await userEvent.type(screen.getByRole("textbox", { name: /^Driving directions/ }), "Past the mill.");
    await next();
    await waitFor(() => expect(page.onGo).toHaveBeenCalledWith("/checkout/paymentandbilling"));
    const booking = recipientOf(page)?.tripBooking;
    expect(booking).toMatchObject({ selectedTrip: booking?.trips[0]?.id, drivingDirections: "Past the mill." });
    await userEvent.click(screen.getByRole("checkbox", { name: "Contact me to arrange the delivery" }));
    expect(trips).toBeDisabled();
    await next();
    await waitFor(() =>
      expect(recipientOf(page)?.tripBooking).toMatchObject({ isContactMeSelected: true, selectedTrip: null }),
    );
  });

  it("is shown for each item if one delays the others, and the shopper may wait [SHIP-18, CHK-42]", async () => {
    const { database } = service();
    await database
      .updateTable("product")
      .set({ is_made_to_order: true })
      .where("customization_type", "=", 700)
      .execute();
    await database.deleteFrom("stock").where("sku", "=", towels).execute();
    const page = await open([towels]);
    const separately = screen.getByRole("radio", { name: "Send separately" });
    const together = screen.getByRole("radio", { name: "Wait and send together" });
    expect(separately).toBeChecked();
    const { lineItems = [], availableServiceLevels = [] } = recipientOf(page)?.shipments[0] ?? {};
    const dates = lineItems.map(({ shippingDeliveryOptions: { edd } }) => edd?.message ?? "");
    expect(new Set(dates).size).toBe(2);
    for (const date of dates) expect(separately).toHaveAccessibleDescription(expect.stringContaining(date));
    expect(dates).toContain(availableServiceLevels[0]?.estimate);
    await userEvent.click(screen.getAllByRole("radio")[1] ?? together);
    await userEvent.click(together);
    await waitFor(() => expect(recipientOf(page)?.shipments[0]?.isShipCompleteSelected).toBe(true));
    expect(recipientOf(page)?.shipments[0]?.selectedServiceLevel).toBe(1);
    expect(together).toHaveAccessibleDescription(`${availableServiceLevels[0]?.estimate}, by Standard Delivery`);
    cleanup();
    page.show(<ReviewShipments shipments={recipientOf(page)?.shipments ?? []} />);
    expect(screen.getByText("Sent together")).toBeVisible();
  });
});
