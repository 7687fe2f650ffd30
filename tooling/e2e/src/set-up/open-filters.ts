import type { Locator, Page } from "@playwright/test";
import { expect, expectScripts } from "./journey.ts";

/** The filters of a list: beside or above it on a wide screen, in a drawer on a phone. */
export async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  // A click before hydration would only expand the form.
  await expectScripts(page);
  if (!isMobile) return page.getByRole("main");
  await page.getByText(/^Filter & Sort/).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  return drawer;
}
