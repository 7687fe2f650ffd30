import type { Frame, FrameLocator, Page } from "@playwright/test";
import { expect, expectScripts } from "./journey.ts";

/** What the browser says of a graphics card that is software. */
export const softwareGraphics = /GPU stall due to ReadPixels/;

/** Opens a planner and its 3D view, and waits until the frame has said which pieces it shows. */
export async function open3d(page: Page, url: string): Promise<FrameLocator> {
  await page.goto(url);
  await expectScripts(page);
  await page.getByRole("radio", { name: "3D view" }).check();
  await expect(page.locator("[data-part=frame-view][data-ready]")).toBeVisible({ timeout: 30_000 });
  return page.frameLocator("[data-part=frame-view] > iframe");
}

/** The document of the store's own 3D view. */
export function frameOf(page: Page): Frame {
  const found = page.frames().find((frame) => frame.url().startsWith("http://planner.localhost:"));
  if (!found) throw new Error("The page has no 3D view.");
  return found;
}

/** The frame says that it has no picture. */
export async function expectUnavailable(frame: FrameLocator): Promise<void> {
  await expect(frame.getByText("3D is not available here.")).toBeVisible();
  await expect(frame.locator("#canvas")).toBeHidden();
}

/** Beside the 3D view of 10.LAS.ARM.RAC, changes the design by the list, then on the plan: both work. */
export async function planOn(page: Page): Promise<void> {
  await page
    .getByRole("list", { name: "Pieces from left to right" })
    .getByRole("button", { name: /^Change Armless Seat/ })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Remove", exact: true }).press("Enter");
  await expect(page).toHaveURL(/design=10\.LAS\.RAC/);
  await expect(page.locator("[data-part=planner-sum]").first()).toContainText("$2,898.00");
  await page.getByRole("radio", { name: "Plan", exact: true }).check();
  await page.getByRole("link", { name: "Swap left and right" }).click();
  await expect(page).toHaveURL(/design=10\.LAC\.RAS/);
  await expect(page.getByText("2 pieces, 78 in wide, 66 in deep.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops!" })).toHaveCount(0);
}
