import type { Locator } from "@playwright/test";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { expect, expectStableLayout, test } from "./set-up/journey.ts";

const { sofa } = sampleSkus;

/** The fonts that the browser has drawn an element's text with; a font of the page ends with `*`. */
async function readFonts(element: Locator): Promise<string[]> {
  const session = await element.page().context().newCDPSession(element.page());
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await element.evaluate((marked) => marked.toggleAttribute("data-asked", true));
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-asked]" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  await element.evaluate((marked) => marked.toggleAttribute("data-asked", false));
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? "*" : ""}`);
}

const brands = [
  { tag: "@us-phone", heading: /^Instrument Serif\*$/, text: /^Instrument Sans\*$/ },
  { tag: "@caModern-desktop", heading: /^Figtree.*\*$/, text: /^Figtree.*\*$/ },
];

for (const { tag, heading, text } of brands)
  test(`fonts that arrive after the first paint are shown, and nothing moves, ${tag.slice(1)}`, {
    tag: [tag, "@one-brand"],
  }, async ({ page, storeUrl }) => {
    let release = () => {};
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(`${storeUrl}/product/${sofa}`, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const title = page.getByRole("heading", { level: 1 });
    expect(await readFonts(title)).toEqual([expect.not.stringMatching(heading)]);
    release();
    const label = page.getByRole("main").getByRole("link", { name: "See all dimensions" });
    await expect.poll(() => readFonts(title)).toEqual([expect.stringMatching(heading)]);
    await expect.poll(() => readFonts(label)).toEqual([expect.stringMatching(text)]);
    await expectStableLayout(page);

    // Letters beyond those of the first file are the brand's, too.
    const height = await title.evaluate((shown) => shown.getBoundingClientRect().height);
    await title.evaluate((shown) => {
      shown.textContent = "Zoë & Łukasz’s Ø";
    });
    await expect
      .poll(async () => (await readFonts(title)).filter((font) => !heading.test(font)), "the fonts of other letters")
      .toEqual([]);
    expect(await title.evaluate((shown) => shown.getBoundingClientRect().height)).toBe(height);
  });
