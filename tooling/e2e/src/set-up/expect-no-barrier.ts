import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Only rules for media that plays by itself, of which the store has none, need what would be fetched again.
  preload: false,
};

/**
 * axe finds no barrier in what is on screen. The script is sent once for a document: @axe-core/playwright sends it for every
 * look and looks into every frame, of which the store has none, which takes longer.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(source);
  const barriers = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, runOptions);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options);
  expect(barriers, `axe on ${page.url()}`).toEqual([]);
}
