import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { npmChromium } from "../../browser/npm-chromium.ts";
import { readReadmes } from "../../workspace/read-readmes.ts";
import { consumerEnvironment } from "../consumer-environment.ts";
import { runStep } from "../run-step.ts";
import { type AppKind, appKinds } from "./app-kinds.ts";
import { createProject } from "./create-project.ts";
import { environmentOf, openRuntimes, type Runtime, runtimeNames } from "./runtimes.ts";
import { type SampleService, serveSample } from "./serve-sample.ts";

const { folder, port: registryPort, tools } = inject("consumerTest");
const lamp = "100401";
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const quietly = { NEXT_TELEMETRY_DISABLED: "1" };
const installed = readReadmes().find(({ name }) => name === "@store/checkout-ui")?.installed ?? [];

let runtimes: Runtime[] = [];
let service: SampleService | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  runtimes = await openRuntimes(tools, folder);
  service = await serveSample();
  browser = await chromium.launch(npmChromium());
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

describe.each(runtimeNames)("on %s", (runtimeName) => {
  it.each(Object.entries<AppKind>(appKinds))(
    "an app of %s shows the card form and the cart",
    async (name, app) => {
      const runtime = runtimes.find((one) => one.name === runtimeName);
      if (!runtime) throw new Error(`There is no ${runtimeName}.`);
      const project = path.join(folder, `${name} on ${runtimeName}`);
      createProject(project, { port: registryPort, files: app.files });
      await runtime.install(app.framework[runtime.major], project, 180_000);
      const started = performance.now();
      await runtime.install([...installed, "@store/checkout-client"], project);
      console.log(`${name} on ${runtimeName}: installed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      const env = { ...environmentOf(runtime.node), ...quietly, SERVICE: service?.address };
      const [build, ...words] = app.build;
      await runStep(`building ${name}`, programOf(project, build), words, { cwd: project, env, withinMs: 240_000 });
      const served = await serve(app, { project, env });
      try {
        await checkPages(served.address, app);
      } finally {
        await served.stop();
      }
    },
    600_000,
  );
});

/** A program of the project, which runs with the Node that is first in the path. */
const programOf = (project: string, name: string) => path.join(project, "node_modules/.bin", name);

async function serve(app: AppKind, { project, env }: { project: string; env: NodeJS.ProcessEnv }) {
  const port = await getPort({ host: "127.0.0.1" });
  const [program, ...words] = app.serve(port);
  const child = spawn(programOf(project, program), words, {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...consumerEnvironment(process.env), ...env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
  const address = `http://127.0.0.1:${port}`;
  const stop = () => end(child);
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { address, stop };
    await pause(100);
  }
  await stop();
  throw new Error(`consumers: the app did not answer.\n${said}`);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null ? once(child, "exit") : undefined;
  child.kill();
  await ended;
}

async function checkPages(address: string, { rendersOnServer }: AppKind): Promise<void> {
  const context = await browser?.newContext();
  const page = await context?.newPage();
  if (!page) throw new Error("There is no browser.");
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  // The pictures are files of the shop, which these apps do not have.
  await page.route("**/pictures/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
  try {
    if (rendersOnServer) expect(await (await fetch(address)).text()).toContain("Card Number");
    await page.goto(address);
    await payByCard(page);
    await page.goto(`${address}/cart`);
    await page.getByText("Your cart is empty").waitFor();
    await fillCart(page);
    if (rendersOnServer) {
      const html = await context?.request.get(`${address}/cart`);
      expect(await html?.text()).toContain(lamp);
    }
    await changeCart(page);
    expect(troubles).toEqual([]);
  } finally {
    await context?.close();
  }
}

async function payByCard(page: Page): Promise<void> {
  const number = page.getByLabel(/^Card Number/);
  await number.fill("4111 1111 1111 1112");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("The credit card number you entered is not valid.").first().waitFor();
  await number.fill("378282246310005");
  await expect.poll(() => number.inputValue()).toBe("3782 822463 10005");
  await page.getByLabel(/^Expiration Date/).fill("12/39");
  await page.getByLabel(/^Security Code/).fill("1234");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByText("Card ending in 0005").waitFor();
  // The style sheet of the card form is there.
  const form = page.locator("[data-part=card-form]");
  expect(await form.evaluate((element) => getComputedStyle(element).display)).toBe("grid");
}

async function fillCart(page: Page): Promise<void> {
  const status = await page.evaluate(async (sku) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ items: [{ Sku: sku }] });
    return (await fetch("/Cart/AddItems", { method: "POST", headers, body })).status;
  }, lamp);
  expect(status).toBe(200);
  await page.reload();
}

/** Changes a quantity: the page calls the service through the app's own server. */
async function changeCart(page: Page): Promise<void> {
  const quantity = page.getByLabel(/^Quantity of /);
  await quantity.waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith("/Cart/UpdateItem"));
  await quantity.fill("3");
  await quantity.press("Enter");
  expect((await answered).status()).toBe(200);
  await page.reload();
  await expect.poll(() => quantity.inputValue()).toBe("3");
}
