import path from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { readReadmes } from "../../workspace/read-readmes.ts";
import { compileBlocks, loadModules } from "../matrix/check-readme.ts";
import { createProject } from "../matrix/create-project.ts";
import { environmentOf, openRuntimes, type Runtime } from "../matrix/runtimes.ts";
import { runStep } from "../run-step.ts";

const { folder, port, tools } = inject("consumerTest");
const names = ["@store/checkout-client", "@store/contract"];
const readmes = readReadmes().filter(({ name }) => names.includes(name));

/** A call of the contract, answered by the program itself. */
const program = `import { bindCalls, createCheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";

const fetch = async (url) => Response.json(url === "/Cart/GetCartCount" ? { count: 3 } : {});
const cart = bindCalls(createCheckoutClient({ baseUrl: "", fetch, getToken: () => null }), cartOperations);
console.log(JSON.stringify(await cart.getCartCount({})));
`;

let runtimes: Runtime[] = [];
beforeAll(async () => {
  runtimes = await openRuntimes(tools, folder);
});

it.each([
  ["Node 20 with npm", "nodenext"],
  ["Node 24 with pnpm", "bundler"],
] as const)("%s uses checkout-client with contract, compiled as %s", async (name, resolution) => {
  const runtime = runtimes.find((one) => one.name === name);
  if (!runtime) throw new Error(`There is no ${name}.`);
  const project = path.join(folder, `client of ${name}`);
  createProject(project, { port, files: { "main.js": program } });
  await runtime.install([...(readmes[0]?.installed ?? []), "@types/node@20"], project);
  const env = environmentOf(runtime.node);
  const answer = JSON.parse(await runStep("making a call", runtime.node, ["main.js"], { cwd: project, env }));
  expect(answer).toEqual({ ok: true, value: { count: 3 } });
  for (const readme of readmes) {
    const { imported, required } = await loadModules(readme, runtime, project);
    expect(required).toEqual(imported);
  }
  await compileBlocks(readmes, { tools, project, resolution });
});
