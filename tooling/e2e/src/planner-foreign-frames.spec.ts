import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Frame } from "@playwright/test";
import { expect, expectScripts, test } from "./set-up/journey.ts";
import { frameOf, open3d, softwareGraphics } from "./set-up/open-3d.ts";

let hostile: http.Server;
let address: string;

test.beforeAll(async () => {
  const html = fs.readFileSync(path.join(import.meta.dirname, "set-up/hostile.html"));
  hostile = http.createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise<void>((resolve) => hostile.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  hostile.closeAllConnections();
  hostile.close();
});

/** Counts the messages of each other origin that reach a window. */
async function countForeign(frame: Frame): Promise<() => Promise<Record<string, number>>> {
  await frame.evaluate(() => {
    const heard: Record<string, number> = {};
    Object.assign(window, { heard });
    window.addEventListener("message", ({ origin, source }) => {
      if (source !== window.parent && !origin.includes("localhost")) heard[origin] = (heard[origin] ?? 0) + 1;
    });
  });
  return () => frame.evaluate(() => (window as unknown as { heard: Record<string, number> }).heard);
}

test.describe("with the store's policy lifted, as an extension can", () => {
  test.use({ bypassCSP: true });

  test("foreign frames post every message to planner and 3D view, from their origin and from none: neither changes [SECT-24] [SECT-25]", {
    tag: "@us-desktop",
  }, async ({ page, storeUrl, faults }) => {
    test.slow();
    faults.allow(softwareGraphics);
    const frame = await open3d(page, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAC`);
    const view = frameOf(page);
    const [heardByPage, heardByView] = [await countForeign(page.mainFrame()), await countForeign(view)];
    const { origin } = new URL(address);
    const rendered = await frame.locator("html").getAttribute("data-rendered");
    const logged: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("3D view")) logged.push(request.url());
    });
    await page.evaluate((src) => {
      const foreign = document.createElement("iframe");
      foreign.src = src;
      foreign.style.cssText = "position: fixed; bottom: 0; left: 0; width: 10px; height: 10px";
      document.body.append(foreign);
    }, address);
    for (const heard of [heardByPage, heardByView]) {
      await expect.poll(async () => (await heard())[origin]).toBeGreaterThan(100);
      await expect.poll(async () => (await heard()).null).toBeGreaterThan(100);
    }
    await expect(page).toHaveURL(/design=10\.LAS\.RAC&view=3d$/);
    await expect(page.getByRole("heading", { name: "Oops!" })).toHaveCount(0);
    await expect(page.getByText("2 pieces, 78 in wide, 66 in deep.")).toBeVisible();
    await expect(frame.getByRole("img", { name: "3D view of your sectional with 2 pieces" })).toBeVisible();
    // "SelectFabric" would hide them, and another fabric would be drawn.
    await expect(frame.getByRole("button", { name: /^Left-Arm Seat/ })).toBeVisible();
    expect(await frame.locator("html").getAttribute("data-rendered")).toBe(rendered);
    expect(logged).toEqual([]);
    // The right window is still heard after them.
    await frame.getByRole("button", { name: /^Right-Arm Chaise/ }).press("Enter");
    await frame.getByRole("menuitem", { name: "Remove", exact: true }).press("Enter");
    await expect(page).toHaveURL(/design=10\.LAS&view=3d$/);
  });
});

test("the store's policy lets no foreign frame into the planner, and a window that opened it loses it", {
  tag: "@ca-desktop",
}, async ({ page, storeUrl, faults }) => {
  faults.allow(/Content Security Policy|frame-src/i);
  faults.allow(softwareGraphics);
  await page.goto(`${storeUrl}/sectional-planner/dune?design=10.LAS.RAC&view=3d`);
  await expectScripts(page);
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
      }),
  );
  await page.evaluate((src) => {
    const foreign = document.createElement("iframe");
    foreign.src = src;
    document.body.append(foreign);
  }, address);
  expect(await refused).toBe("frame-src");

  const opener = await page.context().newPage();
  await opener.goto(address);
  const opened = page.context().waitForEvent("page");
  await opener.evaluate((url) => {
    Object.assign(window, { opened: window.open(url) });
  }, `${storeUrl}/sectional-planner/dune?design=10.LAS.RAC`);
  const planner = await opened;
  await expectScripts(planner);
  await expect.poll(() => opener.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);
  expect(await planner.evaluate(() => window.opener)).toBeNull();
});
