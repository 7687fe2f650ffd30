import type { FrameLocator } from "@playwright/test";
import { expect, test } from "./set-up/journey.ts";
import { frameOf, open3d, softwareGraphics } from "./set-up/open-3d.ts";

/** Sixty pieces around two corners, with an ottoman: more a design may not have. */
const sixty = "10.LAS*OTT.25xARM.COR.25xARM.COR.5xARM.RAS";

/** What the graphics card of a frame was asked to draw. */
interface Drawn {
  calls: number;
  triangles: number;
}

declare global {
  interface Window {
    drawn: Drawn;
  }
}

/** Counts draw calls and triangles in every document. */
function countDraws() {
  window.drawn = { calls: 0, triangles: 0 };
  const { prototype } = WebGL2RenderingContext;
  const { drawElements, drawElementsInstanced, drawArrays, drawArraysInstanced } = prototype;
  const count = (vertices: number, instances = 1) => {
    window.drawn.calls++;
    window.drawn.triangles += (vertices / 3) * instances;
  };
  prototype.drawElements = function (mode, vertices, ...rest) {
    count(vertices);
    drawElements.call(this, mode, vertices, ...rest);
  };
  prototype.drawElementsInstanced = function (mode, vertices, type, offset, instances) {
    count(vertices, instances);
    drawElementsInstanced.call(this, mode, vertices, type, offset, instances);
  };
  prototype.drawArrays = function (mode, first, vertices) {
    count(vertices);
    drawArrays.call(this, mode, first, vertices);
  };
  prototype.drawArraysInstanced = function (mode, first, vertices, instances) {
    count(vertices, instances);
    drawArraysInstanced.call(this, mode, first, vertices, instances);
  };
}

const readRendered = (frame: FrameLocator) => frame.locator("html").getAttribute("data-rendered").then(Number);

test("the 3D view of sixty pieces draws a picture by at most 12 calls and 120,000 triangles, one picture a change, and none while idle", {
  tag: ["@us-desktop", "@deep"],
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  await page.addInitScript(countDraws);
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=${sixty}`);
  await expect(frame.getByRole("img", { name: "3D view of your sectional with 59 pieces" })).toBeVisible();
  const view = frameOf(page);
  const rest = async () => {
    let before = -1;
    await expect
      .poll(
        async () => {
          const [last, now] = [before, await readRendered(frame)];
          before = now;
          return last === now;
        },
        { intervals: [500] },
      )
      .toBe(true);
    return before;
  };
  const settled = await rest();
  expect(settled).toBeGreaterThan(0);
  // Idle for longer than any timer of the page.
  await page.waitForTimeout(1500);
  expect(await readRendered(frame)).toBe(settled);
  expect(await view.evaluate(() => window.drawn)).not.toEqual({ calls: 0, triangles: 0 });

  await view.evaluate(() => Object.assign(window.drawn, { calls: 0, triangles: 0 }));
  await frame.getByRole("button", { name: "Turn left" }).click();
  await expect.poll(() => readRendered(frame)).toBe(settled + 1);
  const turned = await view.evaluate(() => window.drawn);

  await view.evaluate(() => Object.assign(window.drawn, { calls: 0, triangles: 0 }));
  await frame.getByRole("button", { name: /^Right-Arm Seat/ }).press("Enter");
  await frame.getByRole("menuitem", { name: "Remove", exact: true }).press("Enter");
  await expect(frame.getByRole("img", { name: "3D view of your sectional with 58 pieces" })).toBeVisible();
  await expect.poll(() => readRendered(frame)).toBe(settled + 2);
  const changed = await view.evaluate(() => window.drawn);

  for (const { calls, triangles } of [turned, changed]) {
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(12);
    expect(triangles).toBeGreaterThan(1000);
    expect(triangles).toBeLessThanOrEqual(120_000);
  }
});
