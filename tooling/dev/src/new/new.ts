import { workspaceRoot } from "../start/workspace-root.ts";
import { packageTemplate } from "./package-template.ts";
import { writeTemplate } from "./write-template.ts";

// `pnpm new package <name> "<What it does, as one sentence.>"`.
const [kind = "", name = "", description = "Does what its name says, for a store of home furnishings."] =
  process.argv.slice(2);
if (kind !== "package" || name === "") {
  console.error('pnpm new package <name> "<What it does, as one sentence.>"');
  process.exit(2);
}
const files = writeTemplate(workspaceRoot, packageTemplate(workspaceRoot, name, description));
console.log(
  `${files.map((file) => `  ${file}`).join("\n")}\nNext: pnpm install, then pnpm test --filter=@store/${name}`,
);
