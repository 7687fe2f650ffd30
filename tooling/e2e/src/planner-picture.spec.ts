import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./set-up/journey.ts";
import { frameOf, open3d, softwareGraphics } from "./set-up/open-3d.ts";
import { type ColoredFabric, judgePicture, type Picture } from "./set-up/picture-colors.ts";

interface PlannerData {
  fabrics: ColoredFabric[];
  swatches: { choiceCode: string; name: string }[];
  defaults: { fabricChoiceCode: string };
}

/** The data of the collection, as the frame gets it. */
async function loadPlanner(page: Page, storeUrl: string): Promise<PlannerData> {
  const reply = await page.request.get(`${storeUrl}/browse/sectionalplanner/GetPlanner?collectionCode=dune`);
  return reply.json();
}

async function decode(png: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** Gives the frame a size in which its canvas has 390 by 300 pixels. */
async function setCanvasSize(page: Page): Promise<void> {
  const frame = page.locator("[data-part=frame-view] > iframe");
  const canvas = page.frameLocator("[data-part=frame-view] > iframe").locator("#canvas");
  const resize = (height: number) =>
    frame.evaluate((element, to) => Object.assign(element.style, { width: "390px", height: `${to}px` }), height);
  await resize(400);
  await expect.poll(() => canvas.evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  // The toolbar below the canvas takes the rest.
  const toolbar = 400 - (await canvas.evaluate(({ clientHeight }) => clientHeight));
  await resize(300 + toolbar);
  await expect
    .poll(() =>
      canvas.evaluate((element) => [(element as HTMLCanvasElement).width, (element as HTMLCanvasElement).height]),
    )
    .toEqual([390, 300]);
}

/** The picture that a shopper saves. */
async function savePicture(page: Page): Promise<Picture> {
  const download = page.waitForEvent("download");
  await page.frameLocator("[data-part=frame-view] > iframe").getByRole("button", { name: "Save Picture" }).click();
  return decode(await (await download).path());
}

/** The three-seat sofa in 390 by 300 pixels. */
async function openSofa(page: Page, storeUrl: string, design = "10.LAS.ARM.RAS") {
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=${design}`);
  await setCanvasSize(page);
  return frame;
}

/** Waits until the picture is one in a fabric. */
const expectFabric = (page: Page, choiceCode: string, fabrics: readonly ColoredFabric[]) =>
  expect.poll(async () => judgePicture(await savePicture(page), choiceCode, fabrics), choiceCode).toEqual([]);

test("the sofa has the color of its fabric, which is the nearest of all, in each fabric of the collection; the check of another fabric fails [SECT-20]", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  const { fabrics, swatches, defaults } = await loadPlanner(page, storeUrl);
  await openSofa(page, storeUrl);
  await expectFabric(page, defaults.fabricChoiceCode, fabrics);
  await page.getByRole("tab", { name: "2. Select Fabric" }).click();
  for (const { choiceCode, name } of swatches) {
    await page.getByRole("link", { name: new RegExp(`^${name},? Price Group`) }).click();
    const flyout = page.getByRole("dialog", { name });
    await expect(flyout).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(flyout).toBeHidden();
    await expectFabric(page, choiceCode, fabrics);
    const picture = await savePicture(page);
    const others = fabrics.filter((fabric) => fabric.choiceCode !== choiceCode);
    for (const other of others) expect(judgePicture(picture, other.choiceCode, fabrics)).not.toEqual([]);
  }
  expect(swatches.length).toBeGreaterThan(1);
});

test("a plan without pieces and a canvas that was not drawn are no pictures of a sofa", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  const { fabrics, defaults } = await loadPlanner(page, storeUrl);
  await openSofa(page, storeUrl, "10");
  expect(judgePicture(await savePicture(page), defaults.fabricChoiceCode, fabrics)).toContain(
    "takes 0 % of the picture",
  );
  await openSofa(page, storeUrl);
  await expectFabric(page, defaults.fabricChoiceCode, fabrics);
  // Between two draws, the browser has cleared the canvas.
  const url = await frameOf(page).evaluate(() => document.querySelector("canvas")?.toDataURL() ?? "");
  const undrawn = await decode(Buffer.from(url.split(",")[1] ?? "", "base64"));
  expect(judgePicture(undrawn, defaults.fabricChoiceCode, fabrics)).toContain("takes 0 % of the picture");
});
