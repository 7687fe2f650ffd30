import { type Page, test } from "@playwright/test";
import { wholeAttribute } from "@store/ui-kit/early-protocol";
import { addressOf } from "../set-up/journey.ts";
import { dresses, fronts, pictureFile } from "./dresses.ts";
import { visits } from "./visits.ts";

for (const front of fronts) {
  test.describe(front, () => {
    test.use({ baseURL: addressOf(front) });
    for (const visit of visits) {
      test(visit.name, async ({ page }) => {
        await visit.prepare?.(page, front);
        const brand = front.endsWith("Modern") ? "modern" : "general";
        const address = typeof visit.path === "string" ? visit.path : visit.path[brand];
        const arrived = address === "" ? page.url() : address;
        for (const dress of dresses) {
          await page.setViewportSize({ width: dress.width, height: dress.width === 390 ? 844 : 900 });
          await page.emulateMedia({ colorScheme: dress.scheme });
          await page.goto(arrived);
          await page.waitForLoadState("networkidle");
          await visit.act?.(page, dress.width);
          if (!visit.screenOnly) await loadEverything(page);
          await page.screenshot({
            path: pictureFile(visit.name, front, dress),
            fullPage: !visit.screenOnly,
            type: "jpeg",
            quality: 70,
          });
        }
      });
    }
  });
}

/** Pictures below the first screen are fetched when they come near. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async (whole) => {
    // The first page of a visit leaves out what the shopper has not scrolled near.
    document.documentElement.toggleAttribute(whole, true);
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
    // What a strip or a closed panel still hides is never fetched.
    const isSeen = (image: HTMLImageElement) => {
      const { left, right, width } = image.getBoundingClientRect();
      return (
        width > 0 && left < window.innerWidth && right > 0 && image.checkVisibility({ contentVisibilityAuto: true })
      );
    };
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => undefined)));
  }, wholeAttribute);
  await page.waitForLoadState("networkidle");
}
