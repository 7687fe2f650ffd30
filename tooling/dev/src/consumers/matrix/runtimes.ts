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
  /** Installs packages into the project, within a minute. `words` are those after `npm install`. */
  install(words: readonly string[], project: string): Promise<string>;
}

// The npm that Node 24 includes. Its own folder: the tools contain the npm of Node 20.
const npmOf24 = "11.18.0";
const withinMs = 60_000;

/** Node 20 and 24, each with npm and with pnpm; what they fetch is kept in `folder` for the next project. */
export async function openRuntimes(tools: Tools, folder: string): Promise<Runtime[]> {
  const newer = await fetchNpm("consumers/npm", { dependencies: { npm: npmOf24 } });
  const npms = { 20: tools.npm, 24: path.join(newer, "node_modules/npm/bin/npm-cli.js") } as const;
  const nodes = { 20: tools.node, 24: process.execPath } as const;
  return ([20, 24] as const).flatMap((major): Runtime[] => {
    const node = nodes[major];
    const env = environmentOf(node);
    const npm = ["--no-audit", "--no-fund", "--cache", path.join(folder, "npm-cache"), ...onLoopback];
    const pnpm = [
      `--config.store-dir=${path.join(folder, "pnpm-store")}`,
      `--config.cache-dir=${path.join(folder, "pnpm-cache")}`,
      // The packages of this run were published a moment ago.
      "--config.minimum-release-age=0",
    ];
    return [
      {
        name: `Node ${major} with npm`,
        major,
        node,
        install: (words, cwd) =>
          runStep(
            `npm install ${words.join(" ")}`,
            node,
            [npms[major], "install", ...words, "--ignore-scripts", ...npm],
            {
              cwd,
              withinMs,
              env,
            },
          ),
      },
      {
        name: `Node ${major} with pnpm`,
        major,
        node,
        install: (words, cwd) =>
          runStep(`pnpm add ${words.join(" ")}`, "pnpm", ["add", ...words, "--ignore-scripts", ...pnpm], {
            cwd,
            withinMs,
            env,
          }),
      },
    ];
  });
}

/** The environment in which `node` is this one. */
export function environmentOf(node: string): NodeJS.ProcessEnv {
  return { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ""}`, CI: "true" };
}
