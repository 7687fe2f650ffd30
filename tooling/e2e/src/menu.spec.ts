import { expect, test } from "./set-up/journey.ts";

test("a tap in the menu opens a category", { tag: ["@us-phone", "@nightly"] }, async ({ page, storeUrl, isMobile }) => {
  await page.goto(storeUrl);
  const header = page.getByRole("banner");
  if (isMobile) {
    await header.getByRole("button", { name: "Menu", exact: true }).tap();
    await header.locator("summary", { hasText: "Living Room" }).tap();
  } else await header.getByRole("button", { name: "Living Room: show categories" }).click();
  await header.getByRole("link", { name: "Sofas & Loveseats", exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/browse\/sofas$/);
  await expect(page.getByRole("heading", { level: 1, name: /Sofas/ })).toBeVisible();
  await expect(
    header.getByRole("link", { name: "Sofas & Loveseats", exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
});

test("the menu opens, closes and navigates by keyboard", { tag: "@caModern-desktop" }, async ({
  page,
  storeUrl,
  isMobile,
}) => {
  await page.goto(storeUrl);
  const header = page.getByRole("banner");
  const opener = header.getByRole("button", {
    name: isMobile ? "Menu" : "Living Room: show categories",
    exact: true,
  });
  const shelf = header.getByRole("link", { name: "Sofas & Loveseats", exact: true }).filter({ visible: true });
  const open = async () => {
    await page.keyboard.press("Enter");
    if (!isMobile) return;
    await header.locator("summary", { hasText: "Living Room" }).focus();
    await page.keyboard.press("Enter");
  };
  await opener.focus();
  await open();
  await expect(shelf).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shelf).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  if (isMobile) await expect(header.locator("summary", { hasText: "Living Room" })).toBeVisible();
  else await expect(shelf).toBeVisible();
  for (let step = 0; step < 12 && !(await shelf.evaluateAll(([link]) => link === document.activeElement)); step += 1)
    await page.keyboard.press("Tab");
  await expect(shelf).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/browse\/sofas$/);
});
