import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart, openCart, readLines } from "./set-up/cart.ts";
import { expect, expectSoundPage, expectStableLayout, forgetShifts, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { checkOutAsGuest, chicago, fillAddress, fillCard, orderNumber } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const message = "Dry soft, sleep well.";

/** What is sent is a gift: the box opens wrap and message, and the wrap's price is in the total at once. */
async function wrapGift(page: Page): Promise<void> {
  const sent = page.getByRole("region", { name: /^For / });
  await expect(sent.getByLabel("Gift message (optional)")).toBeHidden();
  await sent.getByLabel("This is a gift").check();
  await sent.getByRole("radio", { name: /^White Paper/ }).check();
  await sent.getByLabel("Gift message (optional)").fill(message);
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Services");
}

for (const { name, tag, others } of [
  { name: "what is picked up", tag: ["@us-phone", "@nightly"], others: [] },
  {
    name: "what is picked up and a wrapped gift that is shipped",
    tag: ["@usModern-desktop"],
    others: [{ Sku: sampleSkus.towels }],
  },
] as const)
  test(`a guest buys ${name}, and the store gets the contact [CHK-38, CART-08, GIFT-03]`, {
    tag: [...tag, "@nightly"],
  }, async ({ page, storeUrl }) => {
    const email = newEmail("collects");
    const isShippedToo = others.length > 0;
    await openCart(page, storeUrl, [{ Sku: sampleSkus.lamp }, ...others]);
    const lamp = (await readLines(page, storeUrl)).find(({ sku }) => sku === sampleSkus.lamp);
    const pickUp = { id: lamp?.id, shipMethod: 1, isPickupSelected: true, locationId: "us-chicago" };
    await callCart(page, storeUrl, "UpdateShipMethod", pickUp);
    await checkOutAsGuest(page);

    if (isShippedToo) await fillAddress(page, { ...chicago, email });
    else {
      await expect(page.getByText("Everything in your order is picked up. Nothing is shipped.")).toBeVisible();
      await expect(page.getByRole("region", { name: "Pick up at Chicago, Fulton Row" })).toContainText(/\d (am|pm)/);
      await expectStableLayout(page);
    }
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Pick up at Chicago, Fulton Row" })).toBeVisible();
    const contact = page.getByRole("region", { name: "Who picks it up" });
    if (isShippedToo) await expect(contact.getByLabel("First Name")).toHaveValue(chicago.firstName);
    else {
      await page.getByRole("button", { name: "Next: Payment" }).click();
      await expect(contact.getByLabel("Email Address")).toBeFocused();
      await contact.getByLabel("First Name").fill(chicago.firstName);
      await contact.getByLabel("Last Name").fill(chicago.lastName);
      await contact.getByLabel("Phone Number").fill(chicago.phone);
      await contact.getByLabel("Email Address").fill(email);
    }
    if (isShippedToo) await wrapGift(page);
    await expectStableLayout(page);
    await page.getByRole("button", { name: "Next: Payment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();
    await fillCard(page, "4111 1111 1111 1111");
    // As in `proceedToReview`.
    await forgetShifts(page);
    if (!isShippedToo) {
      const { firstName, lastName, address1, city, region, postalCode, phone } = chicago;
      for (const [label, text] of [
        ["First Name", firstName],
        ["Last Name", lastName],
        ["Address 1", address1],
        ["City", city],
        ["ZIP Code", postalCode],
        ["Phone Number", phone],
      ] as const)
        await page.getByLabel(label).fill(text);
      await page.getByLabel("State").selectOption(region);
    }
    await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
    await expect(page.getByText(`Pick up at Chicago, Fulton Row, by ${chicago.firstName}`)).toBeVisible();
    if (isShippedToo) await expect(page.getByText(message)).toBeVisible();
    await expectSoundPage(page);
    await expect(page.getByRole("region", { name: "Order summary" })).not.toContainText("Estimated");
    await page.getByRole("button", { name: "Place Order" }).click();
    const number = await orderNumber(page);
    // The shopper opens the page again the next day.
    await page.reload();
    const kept = page.getByRole("region", { name: "Pick up at Chicago, Fulton Row" });
    await expect(kept).toContainText("Beacon Table Lamp");
    await expect(kept).toContainText(`To be picked up by ${chicago.firstName}`);
    await expect(kept).toContainText(/\d (am|pm)/);
    await expect(page.getByRole("heading", { name: "Shipping to" })).toHaveCount(isShippedToo ? 1 : 0);
    if (isShippedToo) {
      const sent = page.getByRole("region", { name: "Shipping to" });
      await expect(sent).toContainText("White Paper, Linen Ribbon");
      await expect(sent).toContainText(message);
    }
    await expectSoundPage(page);
    const recipients = await storedRows<{ location_id: string | null; choices: { pickupContact?: { email: string } } }>(
      `select location_id, choices from order_recipient join customer_order using (order_id)
       where order_number = $1 and location_id is not null`,
      [number],
    );
    expect(recipients).toMatchObject([{ location_id: "us-chicago", choices: { pickupContact: { email } } }]);
  });
