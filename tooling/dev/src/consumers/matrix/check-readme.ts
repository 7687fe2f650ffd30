import fs from "node:fs";
import path from "node:path";
import type { Readme } from "../../workspace/read-readmes.ts";
import { runStep } from "../run-step.ts";
import type { Tools } from "../tools/open-tools.ts";
import { environmentOf, type Runtime } from "./runtimes.ts";

/** What bundlers declare of files that are no scripts. */
const assets = `declare module "*.css";
declare module "*?url" {
  const url: string;
  export default url;
}
`;

const strict = { strict: true, skipLibCheck: true, noEmit: true, jsx: "react-jsx", target: "es2022" };
const resolutions = {
  nodenext: { ...strict, module: "nodenext" },
  bundler: { ...strict, module: "esnext", moduleResolution: "bundler" },
};

/** Imports and requires every module of an installed package; returns what both offer. */
export async function loadModules(
  { name, modules }: Readme,
  { node }: Runtime,
  cwd: string,
): Promise<{ imported: Record<string, string[]>; required: Record<string, string[]> }> {
  const program = `
    const sorted = (it) => Object.keys(it).filter((name) => name !== "default" && name !== "module.exports").sort();
    const names = JSON.parse(process.argv[1]);
    const required = Object.fromEntries(names.map((name) => [name, sorted(require(name))]));
    Promise.all(names.map(async (name) => [name, sorted(await import(name))])).then((all) =>
      console.log(JSON.stringify({ imported: Object.fromEntries(all), required })));
  `;
  const words = ["--input-type=commonjs", "-e", program, JSON.stringify(modules)];
  const out = await runStep(`loading ${name}`, node, words, { cwd, env: environmentOf(node) });
  return JSON.parse(out);
}

/** Compiles the blocks of READMEs against the installed packages, as Node or as a bundler finds these. */
export async function compileBlocks(
  readmes: readonly Readme[],
  { tools, project, resolution }: { tools: Tools; project: string; resolution: keyof typeof resolutions },
): Promise<void> {
  const blocks = readmes.flatMap((readme) => readme.blocks);
  const files = blocks.map(({ language }, index) => `block-${index + 1}.${language}`);
  const compilerOptions = { ...resolutions[resolution], types: ["node"] };
  const texts: Record<string, string> = {
    ...Object.fromEntries(files.map((file, index) => [file, `${blocks[index]?.code}\nexport {};\n`])),
    "assets.d.ts": assets,
    "tsconfig.json": JSON.stringify({ compilerOptions, files: [...files, "assets.d.ts"] }),
  };
  for (const [name, text] of Object.entries(texts)) fs.writeFileSync(path.join(project, name), text);
  const step = `compiling the README of ${readmes.map(({ name }) => name).join(", ")}, ${resolution}`;
  const words = [tools.tsc, "-p", "tsconfig.json", "--pretty", "false"];
  await runStep(step, tools.node, words, { cwd: project, withinMs: 120_000 });
}
