import { spawnSync } from "node:child_process";
import path from "node:path";
import { workspaceRoot } from "../start/workspace-root.ts";
import { featureTemplate } from "./feature-template.ts";
import { packageTemplate } from "./package-template.ts";
import { type Template, writeTemplate } from "./write-template.ts";

interface Kind {
  usage: string;
  toTemplate(name: string, description: string): Template;
  /** What is left to do by hand. */
  next(name: string): string;
}

const kinds: Readonly<Record<string, Kind>> = {
  package: {
    usage: 'pnpm new package <name> "<What it does, as one sentence.>"',
    toTemplate: (name, description) => packageTemplate(workspaceRoot, name, description),
    next: (name) => `pnpm install, pnpm test --filter=@store/${name}`,
  },
  feature: {
    usage: "pnpm new feature <name>",
    toTemplate: featureTemplate,
    next: () => "pnpm test --filter=@store/commerce-service, pnpm check api --update, pnpm changeset",
  },
};

// `pnpm new package|feature <name>`: files that lint, types and tests accept, to begin with.
const [kind = "", name = "", description = "Does what its name says, for a store of home furnishings."] =
  process.argv.slice(2);
const chosen = kinds[kind];
if (!chosen || name === "") {
  console.error(
    Object.values(kinds)
      .map(({ usage }) => usage)
      .join("\n"),
  );
  process.exit(2);
}
const files = writeTemplate(workspaceRoot, chosen.toTemplate(name, description));
if (kind === "feature") updateRoutes();
console.log(`${files.map((file) => `  ${file}`).join("\n")}\nNext: ${chosen.next(name)}`);

/** The routes of the contract are written by its snapshot test, from the calls; what one run wrote is read by the next. */
function updateRoutes(): void {
  const cwd = path.join(workspaceRoot, "packages/contract");
  const words = ["run", "--config", "../../tooling/config/vitest.config.ts", "src/all-calls.test.ts", "-u"];
  for (let run = 0; run < 2; run += 1) spawnSync("vitest", words, { cwd, stdio: "ignore" });
}
