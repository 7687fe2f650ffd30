import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectScripts, expectSoundPage, test } from "./set-up/journey.ts";
import { openFilters } from "./set-up/open-filters.ts";

test("a list stays with the selected filter while the filtered list cannot be loaded", {
  tag: ["@us-phone", "@one-brand", "@nightly"],
}, async ({ page, faults, storeUrl, isMobile }) => {
  faults.allow(/503/);
  await page.goto(`${storeUrl}/browse/living-room`);
  await expectScripts(page);
  // Not by role: an open drawer hides the list behind it from screen readers.
  const names = page.locator("main article h2");
  const whole = await names.allTextContents();
  const filters = await openFilters(page, isMobile);
  await page.route("**/browse/living-room.data*", (route) => route.fulfill({ status: 503, body: "down" }));
  const tick = filters.getByRole("checkbox", { name: /in stock/i });
  await tick.check();
  const notice = page.getByRole("status").filter({ hasText: "We couldn't load that just now." });
  await expect(notice).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(page).toHaveURL(/\/browse\/living-room$/);
  await expect(names).toHaveText(whole);
  await expectSoundPage(page);

  await page.unroute("**/browse/living-room.data*");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/availability=/);
  await expect(notice).toBeHidden();
  await expect(tick).toBeChecked();
});

test("a product stays when another fabric cannot be loaded", { tag: ["@us-desktop", "@nightly"] }, async ({
  page,
  faults,
  storeUrl,
}) => {
  // Pending requests fail with the connection.
  faults.allow(/ERR_INTERNET_DISCONNECTED|^failed: /);
  await page.goto(`${storeUrl}/product/${sampleSkus.sofa}`);
  await expectScripts(page);
  const address = page.url();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.context().setOffline(true);
  await page
    .getByRole("region", { name: "Fabric", exact: true })
    .getByRole("listitem")
    .last()
    .getByRole("link")
    .first()
    .click();
  const notice = page.getByRole("status").filter({ hasText: "We are having trouble connecting." });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.context().setOffline(false);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page).not.toHaveURL(address);
  await expect(notice).toBeHidden();
});
