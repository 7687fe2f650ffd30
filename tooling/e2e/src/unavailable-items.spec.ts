import type { Locator, Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart, lineOf, openCart, readLines, readQuantities } from "./set-up/cart.ts";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { checkOutAsGuest, chicago, fillAddress, fillCard, proceedToReview, toronto } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";
import { upsetShop } from "./set-up/upset-shop.ts";

const gone = "Item(s) no longer available";
const edit = "Please Edit Your Cart to Proceed";
const forbidden = "Item(s) cannot be shipped to or picked up in this state";

const bathRug = { Sku: sampleSkus.bathRug, Quantity: 2 };
const rug = { Sku: sampleSkus.rug };
const console = { Sku: sampleSkus.mediaConsole };
const installation = "Assembly and wall fastening";
const losAngeles = { ...chicago, city: "Los Angeles", region: "CA", postalCode: "90012" };

/** The popup that a click opens; found by its exact title. */
async function pressFor(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole("button", { name: button }).click();
  const popup = page.getByRole("dialog", { name: title, exact: true });
  await expect(popup).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  return popup;
}

test("unavailable items, a state's restrictions and places without truck delivery are shown before the order, and one click removes those items [CHK-20, POP-06, POP-07]", {
  tag: ["@us-phone", "@deep"],
}, async ({ page, faults, storeUrl }) => {
  test.slow();
  faults.allow(/500/);
  const deliveryPage = `${storeUrl}/checkout/shippingandgiftoptions`;
  const next = (title: string) => pressFor(page, "Next: Payment", title);
  await upsetShop(async (upset) => {
    const counts = await storedRows<{ sku: string; available: number }>("select sku, available from stock");
    const before = new Map(counts.map(({ sku, available }) => [sku, available]));
    const stock = (sku: string, available: number) =>
      upset(
        `update stock set received = received + ${available} - available, available = ${available} where sku = '${sku}'`,
        `update stock set received = received + ${before.get(sku)} - available, available = ${before.get(sku)} where sku = '${sku}'`,
      );

    await openCart(page, storeUrl, [bathRug, rug, console]);
    await stock(sampleSkus.bathRug, 1);
    const atTheDoor = await pressFor(page, "Checkout Now", gone);
    await expect(atTheDoor).toContainText("Not available in the quantity you chose: Reed Bath Rug (White).");
    await atTheDoor.getByRole("button", { name: "Review Your Cart" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(lineOf(page, "Reed Bath Rug")).toContainText("Only 1 left");

    await stock(sampleSkus.bathRug, 50);
    await checkOutAsGuest(page);
    await fillAddress(page, losAngeles);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(deliveryPage);

    await stock(sampleSkus.bathRug, 0);
    const whole = { [sampleSkus.bathRug]: 2, [sampleSkus.rug]: 1, [sampleSkus.mediaConsole]: 1 };
    const ofGone = await next(gone);
    await expect(ofGone).toContainText("Remove them, or lower the quantity in your cart.");
    for (const part of [
      "Reed Bath Rug",
      `SKU ${sampleSkus.bathRug}`,
      "$44.00 each, quantity 2",
      "Out of stock",
      "Total $88.00",
    ])
      await expect(ofGone.getByRole("listitem")).toContainText(part);
    await expect(ofGone.locator("img")).toBeVisible();
    await expectStableLayout(page);
    await ofGone.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(deliveryPage);
    expect(await readQuantities(page, storeUrl)).toEqual(whole);

    // After the removal, Next is repeated and reports the next problem.
    await (await next(gone)).getByRole("button", { name: "Remove All" }).click();
    const ofForbidden = page.getByRole("dialog", { name: forbidden, exact: true });
    await expect(ofForbidden.getByRole("listitem")).toContainText("Cannot be shipped to CA");
    await page.route("**/ReactCheckout/RemovePfasItems", (route) => route.fulfill({ status: 500, body: "" }));
    await ofForbidden.getByRole("button", { name: "Remove All" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    expect(await readQuantities(page, storeUrl)).toEqual({ [sampleSkus.rug]: 1, [sampleSkus.mediaConsole]: 1 });
    await page.unroute("**/ReactCheckout/RemovePfasItems");
    await page.goto(deliveryPage);
    await (await next(forbidden)).getByRole("button", { name: "Remove All" }).click();
    await expect(page).toHaveURL(/\/checkout\/paymentandbilling$/);
    expect(await readQuantities(page, storeUrl)).toEqual({ [sampleSkus.mediaConsole]: 1 });

    await fillCard(page, "4111 1111 1111 1111");
    await sendTo(page, "PO Box 88");
    const ofRoad = await pressFor(page, "Next: Review & Place Order", edit);
    await expect(ofRoad.getByRole("listitem")).toContainText("cannot go to a PO box");
    await ofRoad.getByRole("button", { name: "Back to Cart" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);

    await sendTo(page, losAngeles.address1);
    await page.goto(deliveryPage);
    await stock(sampleSkus.mediaConsole, 0);
    await (await next(gone)).getByRole("button", { name: "Remove All" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByText("Your cart is empty")).toBeVisible();
  });
});

test("a temporary outage is reported at Place Order, and nothing is ordered that the shopper has not seen [POP-05, ERR-10, ERR-12]", {
  tag: ["@ca-phone", "@nightly"],
}, async ({ page, storeUrl }) => {
  test.slow();
  const email = newEmail("outages");
  const placeOrder = (title: string) => pressFor(page, "Place Order", title);
  const remove = async (popup: Locator, button: string) => {
    await popup.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout\/review$/);
  };
  const notice = page.getByRole("alert").filter({ hasText: "Your order has changed" });
  await upsetShop(async (upset) => {
    await upset(
      "update product set customization_type = 100 where product_id = 'reed-bath-rug'",
      "update product set customization_type = 0 where product_id = 'reed-bath-rug'",
    );
    await openCart(page, storeUrl, [
      { ...bathRug, Quantity: 1 },
      { Sku: sampleSkus.towels, PersonalizationText: "ADA" },
      { Sku: sampleSkus.bookcase, IsInstallationServiceRequired: true, InstallationServiceType: installation },
      { Sku: sampleSkus.chairMadeToOrder },
    ]);
    const lines = await readLines(page, storeUrl);
    const rugLine = lines.find(({ sku }) => sku === bathRug.Sku)?.id;
    await storedRows("update basket_line set options = jsonb_build_object('text', 'BO') where line_id = $1", [rugLine]);
    await proceedToReview(page, { ...toronto, email }, "4111 1111 1111 1111");
    await upset(
      `insert into service_outage (site, service) select 'CA', unnest(array['personalization', 'inHousePersonalization', 'installation', 'customOrder'])`,
      "delete from service_outage where site = 'CA'",
    );

    const ofPartner = await placeOrder(edit);
    await expect(ofPartner.getByRole("listitem")).toContainText("Personalization is not available right now");
    await remove(ofPartner, "Remove All");
    await expect(notice).toContainText("No longer in your order: Reed Bath Rug. Your total is now $");
    const ofWorkshop = await placeOrder(gone);
    await expect(ofWorkshop.getByRole("listitem")).toContainText("Can no longer be personalized");
    await remove(ofWorkshop, "Remove All");
    await expect(notice).toContainText("No longer in your order: Tidewater Bath Towels.");
    const ofInstallation = await placeOrder(edit);
    await expect(ofInstallation.getByRole("listitem")).toContainText("Installation is not available right now");
    await remove(ofInstallation, "Continue");
    await expect(notice).toContainText("Installation was taken off: Atlas Bookcase.");
    expect(await readQuantities(page, storeUrl)).toEqual({
      [sampleSkus.chairMadeToOrder]: 1,
      [sampleSkus.bookcase]: 1,
    });

    const ofWorkshopOrders = await placeOrder(edit);
    await expect(ofWorkshopOrders).toContainText("We cannot take orders for custom items right now.");
    await expect(ofWorkshopOrders.getByRole("listitem")).toContainText("Cannot be ordered right now");
    await ofWorkshopOrders.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    expect(await readQuantities(page, storeUrl)).toEqual({
      [sampleSkus.chairMadeToOrder]: 1,
      [sampleSkus.bookcase]: 1,
    });
  });

  await page.goto(`${storeUrl}/checkout/review`);
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  for (const { id } of await readLines(page, storeUrl)) await callCart(page, storeUrl, "RemoveItem", { id });
  const ofNothing = await placeOrder("We're Sorry.");
  await expect(ofNothing).toContainText("There is nothing to check out. Add something to your cart first.");
  await ofNothing.getByRole("button", { name: "Back to Cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  expect(await storedRows("select 1 from customer_order where email = $1", [email])).toEqual([]);
});

/** Another tab has changed where the order goes. */
async function sendTo(page: Page, address1: string): Promise<void> {
  const [line] = await readLines(page, new URL(page.url()).origin);
  await storedRows(
    `update basket set version = version + 1, choices = jsonb_set(choices, '{recipients,0,address,address1}', to_jsonb($2::text))
     where basket_id = (select basket_id from basket_line where line_id = $1)`,
    [line?.id, address1],
  );
}
