import { npmChromium } from "@store/dev/browser";
import { expect, expectNoBarrier, test } from "./set-up/journey.ts";
import { expectUnavailable, frameOf, open3d, planOn } from "./set-up/open-3d.ts";

const { args, ...launch } = npmChromium();
test.use({ launchOptions: { ...launch, args: [...args, "--disable-3d-apis"] } });

test("in a browser without WebGL the 3D view says that 3D is not available, and plan, list and total go on", {
  tag: "@us-desktop",
}, async ({ page, storeUrl, faults }) => {
  test.slow();
  // What three.js and the frame say of it.
  faults.allow(/creating a? ?WebGL context|WebGL context could not be created/i);
  // The accessibility check speaks to every frame.
  faults.allow(/target origin provided/);
  const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.ARM.RAC`);
  await expectUnavailable(frame);
  expect(await frameOf(page).evaluate(() => document.createElement("canvas").getContext("webgl2"))).toBeNull();
  await expect(page.getByText("Loading the 3D view…")).toHaveCount(0);
  await expectNoBarrier(page);
  await planOn(page);
});
