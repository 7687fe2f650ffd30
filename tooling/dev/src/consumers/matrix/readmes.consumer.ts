import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { readReadmes } from "../../workspace/read-readmes.ts";
import { compileBlocks, loadModules } from "./check-readme.ts";
import { createProject } from "./create-project.ts";
import { openRuntimes, type Runtime, runtimeNames } from "./runtimes.ts";

const { folder, port, tools } = inject("consumerTest");
/** Examples are typed: their projects have types before they have our packages. */
const devDependencies = { "@types/node": "^20.0.0", "@types/react": "^19.0.0", "@types/react-dom": "^19.0.0" };

let runtimes: Runtime[] = [];
beforeAll(async () => {
  runtimes = await openRuntimes(tools, folder);
});

// Each in a project of its own, with nothing but what the line names.
describe.each(runtimeNames)("on %s", (runtimeName) => {
  const major = Number(/\d+/.exec(runtimeName)?.[0]);
  it.each(readReadmes().filter(({ node }) => node <= major))(
    "the install line of $name installs what its examples need",
    async (readme) => {
      const runtime = runtimes.find(({ name }) => name === runtimeName);
      if (!runtime) throw new Error(`There is no ${runtimeName}.`);
      const project = path.join(folder, runtimeName, readme.name.replace("@store/", ""));
      createProject(project, { port, manifest: { devDependencies } });
      await runtime.install(readme.installed, project);
      const { imported, required } = await loadModules(readme, runtime, project);
      expect(required).toEqual(imported);
      const resolution = runtimeName.endsWith("pnpm") ? "bundler" : "nodenext";
      await compileBlocks([readme], { tools, project, resolution });
    },
  );
});
