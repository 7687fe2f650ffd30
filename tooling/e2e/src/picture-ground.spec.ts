import type { Page } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, test } from "./set-up/journey.ts";

const { sofa } = sampleSkus;

/** The frame's color, and the middle color of the picture's uppermost pixels as the browser has decoded them. */
function readGround(page: Page): Promise<{ frame: number[]; border: number[]; isAvif: boolean }> {
  return page
    .locator("[data-part=gallery-strip] img")
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, 1).getContext("2d");
      context?.drawImage(image, 0, 0);
      const bytes = [...(context?.getImageData(0, 0, image.naturalWidth, 1).data ?? [])];
      const border = [0, 1, 2].map((channel) => {
        const levels = bytes.filter((_, index) => index % 4 === channel).toSorted((one, other) => one - other);
        return levels[levels.length >> 1] ?? Number.NaN;
      });
      const { backgroundColor } = getComputedStyle(image.parentElement ?? image);
      const frame = (backgroundColor.match(/\d+/g) ?? []).map(Number);
      return { frame, border, isAvif: image.currentSrc.endsWith(".avif") };
    });
}

/** The colors in the top row of the first picture's frame on the screen, from its edge over the picture to its other edge. */
async function readTopRow(page: Page): Promise<string[]> {
  const screenshot = await page.locator("[data-part=gallery-strip] [data-part=picture]").first().screenshot();
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 4, bitmap.width, 1) ?? {};
    const colors = Array.from({ length: bitmap.width }, (_, index) => [...data.slice(index * 4, index * 4 + 3)].join());
    return [...new Set(colors)];
  }, screenshot.toString("base64"));
}

for (const tag of ["@us-phone", "@caModern-phone"])
  for (const colorScheme of ["light", "dark"] as const)
    test(`the frame of a picture has the color of the picture's ground, ${tag.slice(1)}, ${colorScheme}`, {
      tag: [tag, "@one-width", "@one-brand"],
    }, async ({ page, storeUrl }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${storeUrl}/product/${sofa}`);
      const { frame, border, isAvif } = await readGround(page);
      expect(isAvif).toBe(true);
      const distance = frame.map((level, channel) => Math.abs(level - (border[channel] ?? Number.NaN)));
      // Of 255 levels. A step of two shows on a large even surface.
      expect(Math.max(...distance), `frame ${frame}, picture ${border}`).toBeLessThanOrEqual(1);
      expect((await readTopRow(page)).length, "colors in the top row").toBeLessThanOrEqual(3);
    });

test("a picture is on its ground in forced colors, too", { tag: ["@us-phone", "@one-width", "@one-brand"] }, async ({
  page,
  storeUrl,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${storeUrl}/product/${sofa}`);
  await readGround(page);
  expect(await readTopRow(page)).not.toContain("255,255,255");
});
