import { expect, expectScripts, test } from "./set-up/journey.ts";

test("a misspelled word finds the intended one, and the page says so", { tag: ["@us-phone", "@nightly"] }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(storeUrl);
  await expectScripts(page);
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.fill("sofaa");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=sofaa$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for “sofa”" })).toBeVisible();
  await expect(page.getByText("No match for “sofaa”. These are results for “sofa”.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Sofa/ }).first()).toBeVisible();
});

test("suggestions can be selected by keyboard; Escape keeps the typed text", { tag: "@usModern-desktop" }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(storeUrl);
  await expectScripts(page);
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.click();
  await field.pressSequentially("walnut");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const options = list.getByRole("option");
  await expect(options.filter({ hasText: /walnut/i }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await field.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(field).toHaveValue("walnut");
  await field.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await field.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(field).toBeFocused();
  const target = await options.last().evaluate((option: HTMLAnchorElement) => option.getAttribute("href"));
  await field.press("Enter");
  await expect(page).toHaveURL(`${storeUrl}${target}`);
  await expect(list).toBeHidden();
});

test("a price in the search text is a filter that can be removed", { tag: ["@us-desktop", "@nightly"] }, async ({
  page,
  storeUrl,
}) => {
  await page.goto(storeUrl);
  await expectScripts(page);
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.fill("lamp under $150");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=lamp&price=0-150$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for “lamp”" })).toBeVisible();
  const main = page.getByRole("main");
  const narrowed = await main.getByRole("article").count();
  await main.getByRole("link", { name: /Under \$150/ }).click();
  await expect(page).toHaveURL(/\/search\?query=lamp$/);
  await expect(field).toHaveValue("lamp");
  await expect.poll(() => main.getByRole("article").count()).toBeGreaterThan(narrowed);

  await page.goto(`${storeUrl}/search?query=sale`);
  await expect(page).toHaveURL(/\/browse\/all\?offer=sale$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
