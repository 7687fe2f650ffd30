import path from "node:path";
import { fetchNpm } from "../../npm/fetch-npm.ts";
import { onLoopback } from "../registry/on-loopback.ts";
import { runStep } from "../run-step.ts";
import type { Tools } from "../tools/open-tools.ts";

/** Every Node and package manager with which the packages are installed. */
export const runtimeNames = ["Node 20 with npm", "Node 20 with pnpm", "Node 24 with npm", "Node 24 with pnpm"] as const;

/** A Node and a package manager, as another team has them. */
export interface Runtime {
  name: (typeof runtimeNames)[number];
  /** The major version of its Node. */
  major: 20 | 24;
  node: string;
  /** Installs packages into the project. `words` are those after `npm install`; a minute is the most that it may take. */
  install(words: readonly string[], project: string, withinMs?: number): Promise<string>;
}

// The npm that Node 24 includes. Its own folder: the tools contain the npm of Node 20.
const npmOf24 = "11.18.0";

/** Node 20 and 24, each with npm and with pnpm; what they fetch is kept in `folder` for the next project. */
export async function openRuntimes(tools: Tools, folder: string): Promise<Runtime[]> {
  const newer = await fetchNpm("consumers/npm", { dependencies: { npm: npmOf24 } });
  const npms = { 20: tools.npm, 24: path.join(newer, "node_modules/npm/bin/npm-cli.js") } as const;
  const nodes = { 20: tools.node, 24: process.execPath } as const;
  const kept = (name: string) => path.join(folder, name);
  const npmWords = ["--ignore-scripts", "--no-audit", "--no-fund", "--cache", kept("npm-cache"), ...onLoopback];
  const pnpmWords = [
    "--ignore-scripts",
    `--config.store-dir=${kept("pnpm-store")}`,
    `--config.cache-dir=${kept("pnpm-cache")}`,
  ];
  return ([20, 24] as const).flatMap((major): Runtime[] => {
    const node = nodes[major];
    const env = environmentOf(node);
    const run = (program: string, before: readonly string[], after: readonly string[]): Runtime["install"] => {
      return (words, cwd, withinMs = 60_000) =>
        runStep(`installing ${words.join(" ")}`, program, [...before, ...words, ...after], { cwd, withinMs, env });
    };
    return [
      { name: `Node ${major} with npm`, major, node, install: run(node, [npms[major], "install"], npmWords) },
      { name: `Node ${major} with pnpm`, major, node, install: run("pnpm", ["add"], pnpmWords) },
    ];
  });
}

/** The environment in which `node` is this one. */
export function environmentOf(node: string): NodeJS.ProcessEnv {
  return { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ""}`, CI: "true" };
}
