import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { npmChromium } from "./npm-chromium.ts";

let cache = "";
beforeAll(() => {
  cache = fs.mkdtempSync(path.join(os.tmpdir(), "store browser & "));
});
afterAll(() => fs.rmSync(cache, { recursive: true, force: true }));

const program = `
  const { npmChromium } = await import(process.argv[1]);
  process.stdout.write(npmChromium({ cache: process.argv[2] }).executablePath);
`;

function unpackElsewhere(): Promise<{ stdout: string }> {
  const source = new URL("./npm-chromium.ts", import.meta.url).href;
  return promisify(execFile)(process.execPath, ["--input-type=module", "-e", program, source, cache]);
}

it("starts a browser that two processes unpacked at once, and unpacks it only once", {
  tags: ["deep"],
  timeout: 120_000,
}, async () => {
  const [one, two] = await Promise.all([unpackElsewhere(), unpackElsewhere()]);
  const launch = npmChromium({ cache });
  expect(two.stdout).toBe(one.stdout);
  expect(launch.executablePath).toBe(one.stdout);

  const browser = await chromium.launch(launch);
  const page = await browser.newPage();
  await page.setContent("<h1>Harbor Sofa</h1>");
  expect(await page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().height)).toBeGreaterThan(10);
  await browser.close();
  // Nothing half-made stays beside it; machines other than Linux x64 use an installed Chrome and need no cache.
  expect(fs.readdirSync(cache).filter((name) => name.includes(".part-"))).toEqual([]);
  // Twice 200 MB.
});

it("takes the browser of STORE_CHROMIUM before every other", () => {
  const launch = npmChromium({ cache, environment: { STORE_CHROMIUM: "/opt/chrome", EMPTY: undefined } });
  expect(launch).toEqual({
    executablePath: "/opt/chrome",
    env: { STORE_CHROMIUM: "/opt/chrome" },
    args: ["--no-sandbox"],
  });
});
