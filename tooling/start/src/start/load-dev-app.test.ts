import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createRequestLimits, listen } from "@store/storefront-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDevApp } from "./load-dev-app.ts";

const source = (heading: string) => `
export default ({ commerce }) => ({
  fetch: async (request: Request) => new Response("${heading}: " + (await (await commerce.fetch(request)).text())),
});`;

let folder = "";
const writeSource = (heading: string) => fs.writeFileSync(path.join(folder, "server", "app.ts"), source(heading));
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "store dev app "));
  fs.mkdirSync(path.join(folder, "server"));
  fs.writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeSource("Sofas");
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it("serves a storefront from its source, and what was changed at the next request", async () => {
  const commerce = { fetch: async () => new Response("10 products") };
  const { createApp, before, close } = loadDevApp(folder);
  const app = createApp({ commerce, admitPage: async () => () => {}, demo: true });
  const trusted = () => false;
  const served = await listen({ app, port: 0, before, trusted, limits: createRequestLimits({ trusted }) });
  const ask = async (file: string) => await (await fetch(`http://127.0.0.1:${served.port}${file}`)).text();

  expect(await ask("/")).toBe("Sofas: 10 products");
  expect(await ask("/@vite/client")).toContain("vite");
  writeSource("Lamps");
  await expect.poll(() => ask("/"), { timeout: 10_000 }).toBe("Lamps: 10 products");

  await served.drain({ withinMs: 1000 });
  await close();
});
