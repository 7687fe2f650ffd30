import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, test } from "./set-up/journey.ts";

test.use({ javaScriptEnabled: false });

const pages = [
  { path: "/", tag: ["@us-phone", "@one-brand"], heading: /./, text: "Harbor Sofa" },
  { path: "/browse/sofas", tag: ["@usModern-desktop", "@nightly"], heading: /Sofas/, text: "Harbor Sofa" },
  { path: `/product/${sampleSkus.sofa}`, tag: ["@us-desktop", "@nightly"], heading: /Harbor Sofa/, text: "$1,899.00" },
  { path: "/stores", tag: ["@usModern-phone"], heading: /stores/, text: "Chicago" },
  {
    path: "/customer-service/terms-of-use",
    tag: ["@caModern-desktop", "@nightly"],
    heading: /Terms of Use/,
    text: "price",
  },
  {
    path: "/customer-service/privacy-policy",
    tag: ["@ca-phone", "@nightly"],
    heading: /Privacy Policy/,
    text: "collect",
  },
];

for (const { path, tag, heading, text } of pages)
  test(`${path} shows its whole content without scripts`, { tag }, async ({ page, faults, storeUrl }) => {
    faults.allow(/failed: GET .*\/assets\/.*\.js$/);
    await page.goto(`${storeUrl}${path}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    // The second picture of a card is hidden until a pointer is over it.
    const pictures = page.locator("main img").filter({ visible: true });
    for (const picture of (await pictures.all()).slice(0, 3)) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

test("a form puts a lamp into the cart before any script runs", { tag: ["@usModern-desktop", "@nightly"] }, async ({
  page,
  faults,
  storeUrl,
}) => {
  faults.allow(/failed: GET .*\/assets\/.*\.js$/);
  await page.goto(`${storeUrl}/product/${sampleSkus.lamp}`);
  await page.getByRole("button", { name: /^add( to cart)?$/i }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole("main").getByText("Beacon Table Lamp").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Cart.*1/ })).toBeVisible();
});

test("menu, filters, sorting and search work without scripts", {
  tag: ["@us-phone", "@one-brand", "@nightly"],
}, async ({ page, faults, storeUrl, isMobile }) => {
  faults.allow(/failed: GET .*\/assets\/.*\.js$/);
  const main = page.getByRole("main");
  await page.goto(storeUrl);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: isMobile ? "Menu" : "Living Room: show categories", exact: true }).click();
  if (isMobile) await header.locator("summary", { hasText: "Living Room" }).click();
  await header.getByRole("link", { name: "All Living Room" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/browse\/living-room$/);
  if (isMobile) await main.getByText(/^Filter & Sort/).click();
  await main.getByRole("checkbox", { name: /in stock/i }).check();
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/availability=/);
  await expect(main.getByRole("link", { name: /^Remove/ })).toBeVisible();
  await main.getByRole("combobox", { name: "Sort by" }).selectOption("price-low");
  await main.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(main.getByRole("article").first()).toBeVisible();
  await header.getByRole("searchbox", { name: "Search" }).fill("walnut");
  await header.getByRole("searchbox", { name: "Search" }).press("Enter");
  await expect(page).toHaveURL(/\/search\?query=walnut/);
  await expect(main.getByRole("article").first()).toBeVisible();
});
