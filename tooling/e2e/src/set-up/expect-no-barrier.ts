import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Preloading serves rules for media, which the store does not have.
  preload: false,
};

/**
 * Expects no axe violation on screen. The script is injected once per document: @axe-core/playwright injects it for every
 * check and checks all frames, which takes longer, and the store has no frames.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(source);
  const barriers = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // Text that fades in has little contrast until it is there; a spinner turns forever, and what follows the scrolling never ends.
    const isEnding = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
    // What is far from the screen is not laid out: it would lie over what follows its reserved space.
    const sheet = new CSSStyleSheet();
    // A bar at the edge of the screen covers a part of what scrolls under it, which is no small target for that.
    sheet.replaceSync(`* { content-visibility: visible !important }
      main :is([data-part$=-bar], [data-part=planner-total]) { position: static !important }`);
    document.adoptedStyleSheets.push(sheet);
    // Wherever the page is scrolled to, its header covers a part of something, which is no small target for that.
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { violations } = await axe.run(document, runOptions);
    window.scrollTo({ top: scrollY, behavior: "instant" });
    document.adoptedStyleSheets.pop();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options);
  expect(barriers, `axe on ${page.url()}`).toEqual([]);
}
