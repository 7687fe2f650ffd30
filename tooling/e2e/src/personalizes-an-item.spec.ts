import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { beginAtReview } from "./set-up/begin-at-step.ts";
import { expect, expectNoBarrier, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { newEmail } from "./set-up/new-email.ts";
import { chicago, orderNumber, viewCart } from "./set-up/shopper.ts";
import { storedRows } from "./set-up/stored-rows.ts";

const { mugs, servingBowl, towels } = sampleSkus;
const addButton = /^add( to cart)?$/i;

test("a guest has towels embroidered, sees the text before the add, in the cart and on the order [PERS-01, PERS-06, CALL-091]", {
  tag: "@us-phone",
}, async ({ page, storeUrl }) => {
  test.slow();
  await page.goto(`${storeUrl}/product/${towels}`);
  await expectScripts(page);
  await page.getByText("Embroidery (optional)").click();
  const fields = page.getByRole("group", { name: "Embroidery", exact: true });
  const text = fields.getByRole("textbox", { name: "Text" });
  await fields.getByText("Script").click();
  await text.fill("Ada 1");
  await expect(text).toHaveAccessibleDescription("Your message contains invalid characters");
  await page.getByRole("button", { name: addButton }).click();
  await expect(text).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await text.fill("Ada & Bo");
  await fields.getByText("Gold").click();
  await expect(fields.getByRole("img", { name: "Preview of your text" })).toBeVisible();
  await expectSoundPage(page);

  await page.getByRole("button", { name: addButton }).click();
  const popup = page.getByRole("dialog", { name: "1 item added to your cart" });
  await expect(popup).toContainText('White, "Ada & Bo", Script, Gold');
  await expect(popup).toContainText("Personalized for you");
  await viewCart(page);
  await expect(page.getByText("Personalized: “Ada & Bo”, Script, Gold")).toBeVisible();
  await expectSoundPage(page);

  const email = newEmail("towels");
  await beginAtReview(page, storeUrl, { address: { ...chicago, email }, card: "4111 1111 1111 1111" });
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await orderNumber(page);
  await expect(page.getByText("“Ada & Bo”, Script, Gold")).toBeVisible();
  const lines = await storedRows<{ design: unknown }>(
    "select l.options->'design' as design from order_line l join customer_order o using (order_id) where o.email = $1",
    [email],
  );
  expect(lines).toEqual([
    {
      design: {
        templateName: "hem-line",
        locationName: "Hem of both towels",
        personalization: [{ elementName: "Text1", text: "Ada & Bo", font: "Script", textcolor: "Gold" }],
      },
    },
  ]);
});

test("a bowl is sold only with an engraving, whose words the service checks [PERS-07, PERS-11, CONF-23]", {
  tag: ["@ca-desktop", "@deep"],
}, async ({ page, faults, storeUrl }) => {
  // Before the script of the fields has loaded, the server checks them.
  for (const pattern of [/answered 422/, /status of 422/]) faults.allow(pattern);
  await page.goto(`${storeUrl}/product/${servingBowl}`);
  await expectScripts(page);
  const fields = page.getByRole("group", { name: "Personalization", exact: true });
  const line = (name: string) => fields.getByRole("textbox", { name });
  const add = page.getByRole("button", { name: addButton });
  await add.click();
  await expect(line("Line 1")).toHaveAccessibleDescription("Please enter at least one line of text");
  await line("Line 1").fill("Ada");
  await line("Line 2").fill("sh1t");
  await expect(line("Line 2")).toHaveAccessibleDescription("Please choose other words.");
  // The service judges the words: on a slow machine its reason moves what is below it later than the browser forgives.
  await expectNoBarrier(page);
  await add.click();
  await expect(line("Line 2")).toHaveAccessibleDescription("Please choose other words.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await line("Line 2").fill("June 2026");
  await expect(fields.getByRole("img", { name: "Preview of your text" })).toBeVisible();
  await add.click();
  await expect(page.getByRole("dialog")).toContainText('Oak, "Ada / June 2026", Block');
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("mugs are previewed and etched, and a wrong text keeps what was entered [PERS-08, CALL-102, CALL-103]", {
    tag: "@caModern-phone",
  }, async ({ page, faults, storeUrl }) => {
    for (const pattern of [/failed: GET .*\/assets\/.*\.js$/, /answered 422/, /status of 422/]) faults.allow(pattern);
    await page.goto(`${storeUrl}/product/${mugs}`);
    await page.getByText("Etching (optional)").click();
    const fields = page.getByRole("group", { name: "Etching", exact: true });
    const line = (name: string) => fields.getByRole("textbox", { name });
    await page.getByLabel("Quantity").selectOption("2");
    await line("Line 2").fill("a%b");
    await fields.getByRole("button", { name: "Preview" }).click();
    await expect(line("Line 2")).toHaveAccessibleDescription("Your message contains invalid characters");
    await expect(line("Line 2")).toHaveValue("a%b");
    await expect(page.getByLabel("Quantity")).toHaveValue("2");
    await line("Line 2").fill("Mill 9");
    await fields.getByRole("button", { name: "Preview" }).click();
    await expect(fields.getByRole("img", { name: "Preview of your text" })).toBeVisible();
    await page.getByRole("button", { name: addButton }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByText("Personalized: “Mill 9”, Block")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("2");
  });
});
