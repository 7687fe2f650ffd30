import fs from "node:fs";
import path from "node:path";
import { scopeConfig } from "../registry/registry-config.ts";

/** Creates an empty project that takes our scope from the registry on `port`, with these files. */
export function createProject(
  project: string,
  { port, files = {}, manifest = {} }: { port: number; files?: Readonly<Record<string, string>>; manifest?: object },
): void {
  fs.mkdirSync(project, { recursive: true });
  const all = {
    "package.json": `${JSON.stringify({ name: "a-consumer", version: "1.0.0", private: true, type: "module", ...manifest })}\n`,
    ".npmrc": scopeConfig(port),
    // Without it, pnpm takes a folder above for the workspace. Our packages were published a moment ago.
    "pnpm-workspace.yaml": 'packages: []\nminimumReleaseAgeExclude: ["@store/*"]\n',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(project, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
