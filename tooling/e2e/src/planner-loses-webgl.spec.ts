import { expect, test } from "./set-up/journey.ts";
import { expectUnavailable, frameOf, open3d, planOn, softwareGraphics } from "./set-up/open-3d.ts";

test("after its graphics context is lost, the 3D view says so, the design survives, and plan, list and total go on", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  faults.allow(softwareGraphics);
  faults.allow(/Context Lost/i);
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAC`);
  await frame.getByRole("button", { name: /^Add a piece between/ }).press("Enter");
  await frame
    .getByRole("menuitem", { name: /Armless Seat/ })
    .first()
    .press("Enter");
  await expect(page).toHaveURL(/design=10\.LAS\.ARM\.RAC/);
  await frameOf(page).evaluate(() => {
    const canvas = document.querySelector("canvas");
    canvas?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expectUnavailable(frame);
  await expect(frame.locator("#canvas")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Oops!" })).toHaveCount(0);
  await expect(page).toHaveURL(/design=10\.LAS\.ARM\.RAC/);
  await planOn(page);
});
