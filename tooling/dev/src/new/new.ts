import { workspaceRoot } from "../workspace/workspace-root.ts";
import { featureTemplate } from "./feature-template.ts";
import { packageTemplate } from "./package-template.ts";
import { updateRoutes } from "./update-routes.ts";
import { type Template, writeTemplate } from "./write-template.ts";

interface Kind {
  usage: string;
  toTemplate(name: string, description: string): Template;
  /** What follows from the new files. */
  finish?(root: string): void;
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
    finish: updateRoutes,
    next: () => "pnpm test --filter=@store/commerce-service, pnpm changeset",
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
try {
  const files = writeTemplate(workspaceRoot, chosen.toTemplate(name, description));
  console.log(files.map((file) => `  ${file}`).join("\n"));
  chosen.finish?.(workspaceRoot);
  console.log(`Next: ${chosen.next(name)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
