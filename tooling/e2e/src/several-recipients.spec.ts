import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { openCart } from "./set-up/cart.ts";
import { expect, expectSoundPage, expectStableLayout, test } from "./set-up/journey.ts";
import { checkOutAsGuest, fillAddress, fillCard, orderNumber, type TypedAddress, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { lamp, towels } = sampleSkus;

const vancouver: TypedAddress = {
  firstName: "Ana",
  lastName: "Ruiz",
  address1: "1055 Dunsmuir St",
  city: "Vancouver",
  region: "BC",
  postalCode: "V7X 1L3",
  phone: "604-234-5678",
  email: "",
};
const calgary: TypedAddress = {
  ...vancouver,
  firstName: "Noor",
  lastName: "Haddad",
  address1: "800 Macleod Trail SE",
  city: "Calgary",
  region: "AB",
  postalCode: "T2G 2M3",
};
const message = "For your bath,\nwith love";

const person = (page: Page, { firstName }: TypedAddress) => page.getByRole("region", { name: `For ${firstName}` });

/** One of the towels that Zoë gets goes to another recipient. */
async function sendTowels(page: Page, to: TypedAddress): Promise<void> {
  await person(page, toronto).getByRole("link", { name: "Send elsewhere Tidewater Bath Towels" }).click();
  await expect(page.getByRole("heading", { name: "Send this item elsewhere" })).toBeFocused();
  await page.getByLabel("How many go there").selectOption("1");
  await fillAddress(page, to);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(person(page, to)).toContainText(to.address1);
}

test("a guest sends a gift to two other addresses, picks up the lamp, and the order lists everybody [SHIP-19, GIFT-03, CHK-38]", {
  tag: "@caModern-phone",
}, async ({ page, storeUrl }) => {
  test.slow();
  await openCart(page, storeUrl, [{ Sku: towels, Quantity: 3 }, { Sku: lamp }]);
  await checkOutAsGuest(page);

  await page.getByRole("link", { name: "Ship to more than one address" }).click();
  await page.getByRole("link", { name: "Enter an address" }).click();
  await fillAddress(page, toronto);
  await page.getByRole("button", { name: "Save" }).click();
  await sendTowels(page, vancouver);
  await sendTowels(page, calgary);
  await page.reload();
  await expectStableLayout(page);
  await expect(person(page, toronto)).toContainText("2 items");
  await page.getByRole("button", { name: "Next", exact: true }).click();

  await page.getByRole("button", { name: "Send elsewhere or pick up Beacon Table Lamp" }).click();
  const nearest = page.getByRole("radio", { name: /^Pick up at/ }).first();
  await expect(nearest).toHaveAccessibleName("Pick up at Toronto, Distillery Walk");
  await expect(nearest).toHaveAccessibleDescription(/km away$/);
  await page.reload();
  await page.getByRole("radio", { name: "Pick up at Toronto, Distillery Walk" }).check();
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Pick up at Toronto, Distillery Walk" })).toBeVisible();
  await page.reload();
  const gift = person(page, vancouver);
  await gift.getByLabel("This is a gift").check();
  await gift.getByRole("radio", { name: /^White Paper/ }).check();
  await gift.getByLabel("Gift message (optional)").fill(message);
  await person(page, calgary).getByRole("radio").nth(1).check();
  await expectSoundPage(page);
  await page.getByRole("button", { name: "Next: Payment" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Next: Review & Place Order" }).click();
  const delivery = page.getByRole("region", { name: "Delivery" });
  await expect(delivery.getByRole("heading", { level: 3 })).toHaveText([
    "For Zoë Tremblay in Toronto",
    "For Ana Ruiz in Vancouver",
    "For Noor Haddad in Calgary",
    "Pick up at Toronto, Distillery Walk, by Zoë Tremblay",
  ]);
  await page.getByRole("button", { name: "Place Order" }).click();
  const number = await orderNumber(page);
  const sent = page.getByRole("region", { name: "Shipping to Ana Ruiz" });
  await expect(sent).toContainText("White Paper, Linen Ribbon");
  await expect(sent).toContainText("with love");
  await expectSoundPage(page);
  const rows = await storedRows(
    `select coalesce(r.address->>'city', r.location_id) as "to", l.sku, l.quantity from order_line l
     join customer_order o using (order_id) join order_shipment s using (shipment_id)
     join order_recipient r on r.order_id = l.order_id and r.recipient_id = s.recipient_id
     where o.order_number = $1 order by 1`,
    [number],
  );
  expect(rows).toEqual([
    { to: "Calgary", sku: towels, quantity: 1 },
    { to: "Toronto", sku: towels, quantity: 1 },
    { to: "Vancouver", sku: towels, quantity: 1 },
    { to: "ca-toronto", sku: lamp, quantity: 1 },
  ]);
});
