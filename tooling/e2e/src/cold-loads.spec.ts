import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { callCart } from "./set-up/cart.ts";
import { expect, test } from "./set-up/journey.ts";

const { sofa, lamp } = sampleSkus;

const paths = [
  "/",
  "/browse/living-room",
  `/product/${sofa}`,
  "/search?query=walnut",
  "/checkout/cart",
  "/sectional-planner-collections/",
  "/sectional-planner/dune",
  "/account/login",
  "/stores",
  `/free-swatches?sku=${sofa}`,
  "/design-services",
];

for (const tag of ["@us-phone", "@caModern-desktop"])
  test(`nothing moves while a page loads whose files the browser does not have, ${tag.slice(1)}`, {
    tag: [tag, "@deep"],
  }, async ({ page, storeUrl }) => {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    await callCart(page, storeUrl, "AddItems", { items: [{ Sku: lamp }] });
    for (const path of paths) {
      await page.goto(storeUrl + path, { waitUntil: "networkidle" });
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        // A shift is reported after the frame that it happened in.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
        return (window as unknown as { layoutShifts: { value: number; what: string }[] }).layoutShifts;
      });
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      // A font that arrives after the first paint changes the widths of labels by some pixels.
      expect(total, `layout shifts of ${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
    }
  });
