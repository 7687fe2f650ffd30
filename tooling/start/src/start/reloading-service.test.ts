import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { reloadingService } from "./reloading-service.ts";

const options = { databaseUrl: "", environment: "development", demo: true } as const;
const ask = async (service: { fetch(request: Request): Promise<Response> }) =>
  (await service.fetch(new Request("http://localhost/"))).text();

let root = "";
const write = (name: string, source: string) => fs.writeFileSync(path.join(root, name), source);
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "store service ")));
  write("package.json", '{ "type": "module" }');
  write("price.ts", "export const price: string = '$10';");
  write(
    "service.ts",
    `import { price } from "./price.ts";
     export const createSampleService = async () => ({ fetch: async () => new Response(price), drain: async () => {} });`,
  );
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

it("serves an edit of an imported module without a failed request, and keeps the old service when the source is broken", {
  tags: ["deep"],
}, async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  const complained = vi.spyOn(console, "error").mockReturnValue();
  const service = await reloadingService(options, { root, entry: path.join(root, "service.ts") });
  expect(await ask(service)).toBe("$10");
  write("price.ts", "export const price: string = '$12';");
  await expect.poll(() => ask(service), { timeout: 10_000, interval: 10 }).toBe("$12");
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Service reloaded in \d+ ms\.$/));

  write("price.ts", "export const price: string = ;");
  await vi.waitFor(() => expect(complained).toHaveBeenCalled(), 10_000);
  expect(await ask(service)).toBe("$12");
  write("price.ts", "export const price: string = '$14';");
  await expect.poll(() => ask(service), { timeout: 10_000 }).toBe("$14");

  complained.mockClear();
  write("price.ts", 'export { price } from "./sale.ts";');
  await vi.waitFor(() => expect(complained).toHaveBeenCalled(), 10_000);
  write("sale.ts", "export const price: string = '$9';");
  await expect.poll(() => ask(service), { timeout: 10_000 }).toBe("$9");
  await service.drain();
  vi.restoreAllMocks();
});
