import path from "node:path";
import { fetchNpm } from "@store/dev/fetch-npm";

const dependencies = { "@stryker-mutator/core": "10.1.1", "@stryker-mutator/vitest-runner": "10.1.1" };

export interface MutationTools {
  /** The script that `node` runs. */
  stryker: string;
  /** The plugin through which it runs the tests with the workspace's own Vitest. */
  vitestRunner: string;
}

/** Stryker, fetched by the first run that needs it: the workspace itself does without its 60 MB. */
export async function mutationTools(): Promise<MutationTools> {
  // Without its peers: a second Vitest here would not be the one that the tests import.
  const folder = await fetchNpm("mutation/tools", { dependencies }, ["--legacy-peer-deps"]);
  const modules = path.join(folder, "node_modules/@stryker-mutator");
  return {
    stryker: path.join(modules, "core/bin/stryker.js"),
    vitestRunner: path.join(modules, "vitest-runner/dist/src/index.js"),
  };
}
