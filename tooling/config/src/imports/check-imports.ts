import fs from "node:fs";
import path from "node:path";
import { cruise as cruiseFiles } from "dependency-cruiser";
import { findFolderCircles } from "./find-folder-circles.ts";
import { folderLines } from "./folder-lines.ts";
import { importRules, testFile } from "./import-rules.ts";

const roofs = ["apps", "packages", "tooling"];
const sources = `{${roofs}}/*/{*,{src,app,server,.storybook}/**/*}.{ts,tsx,mts}`;
const built = ["node_modules", "dist", "build", ".types", ".react-router"];

interface ImportCheck {
  readonly modules: number;
  readonly problems: readonly string[];
}

/** Reads every import of the workspace at `root`, and says which break a rule. */
export async function checkImports(root: string, cruise = cruiseFiles): Promise<ImportCheck> {
  const files = fs
    .globSync(sources, { cwd: root, exclude: (name) => built.includes(path.basename(name)) })
    .map((file) => file.split(path.sep).join("/"));
  const { output } = await cruise(
    roofs.filter((roof) => fs.existsSync(path.join(root, roof))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "(?:^|/)node_modules/" },
      exclude: { path: `\\.(?:css|svg|woff2)(?:\\?|$)|^[^/]+/[^/]+/(?:${built.slice(1).join("|")})/` },
      skipAnalysisNotInRules: true,
    },
    { exportsFields: ["exports"], conditionNames: ["import", "types", "default"], extensions: [".ts", ".tsx"] },
  );
  if (typeof output === "string") throw new Error(output);
  const { modules, summary } = output;
  const read = new Set(modules.map(({ source }) => source));
  const unread = files.filter((file) => !read.has(file));
  const broken = new Set(summary.violations.map(({ from }) => packageOf(from)));
  return {
    modules: files.length - unread.length,
    problems: [
      // Without a TypeScript that it knows, the reader skips every file and finds nothing wrong.
      ...(unread.length > 0 ? [`${unread.length} of ${files.length} modules were not read, such as ${unread[0]}`] : []),
      ...summary.violations.map(({ from, to, cycle, rule }) => {
        const way = cycle ? cycle.map(({ name }) => name).join(", which imports ") : to;
        return `${from} imports ${way}, but ${importRules.find(({ name }) => name === rule.name)?.comment}`;
      }),
      // One import against a rule may close many circles; it is told alone.
      ...findFolderCircles(modules.filter(({ source }) => !broken.has(packageOf(source)))),
      ...findStrayFolders(files),
    ],
  };
}

const packageOf = (file: string) => file.split("/")[1];

/** Folders, and files beside them, without a line in a package that has lines, and lines without code. */
function findStrayFolders(files: readonly string[]): string[] {
  const code = files.filter((file) => !new RegExp(testFile).test(file));
  return Object.entries(folderLines).flatMap(([name, lines]) => {
    const source = `packages/${name}/src/`;
    const inside = code.filter((file) => file.startsWith(source)).map((file) => file.slice(source.length));
    const named = lines.flat();
    const isIn = (folder: string) => (file: string) => `${file}/`.startsWith(`${folder}/`);
    const stray = inside.filter((file) => !named.some((folder) => isIn(folder)(file)));
    const empty = named.filter((folder) => !inside.some(isIn(folder)));
    return [
      ...[...new Set(stray.map((file) => (file.includes("/") ? path.posix.dirname(file) : file)))].map(
        (place) => `${source}${place} has no line in folder-lines.ts`,
      ),
      ...empty.map((folder) => `${source}${folder} has a line in folder-lines.ts, but no code`),
    ];
  });
}

if (import.meta.main) {
  const { modules, problems } = await checkImports(path.resolve(import.meta.dirname, "../../../.."));
  for (const problem of problems) console.error(problem);
  console.log(`${modules} modules were read; ${problems.length} problems of imports.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
