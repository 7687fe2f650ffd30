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
