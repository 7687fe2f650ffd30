#!/usr/bin/env node
// Runs before a package is packed: refuses a tarball without the files that its package.json promises to whoever installs it.
import fs from "node:fs";

const { name, publishConfig = {} } = JSON.parse(fs.readFileSync("package.json", "utf8"));

/** Every file that a value of `publishConfig` names, however deep. */
function listFiles(value) {
  if (typeof value === "string") return value.startsWith("./") ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(listFiles) : [];
}

const missing = [...new Set(listFiles(publishConfig))].filter((file) => !fs.existsSync(file));
if (missing.length > 0) {
  const files =
    missing.length > 3 ? `${missing.slice(0, 3).join(", ")} and ${missing.length - 3} more` : missing.join(", ");
  console.error(`${name} is not packed: ${files} missing. Build it first: pnpm --filter ${name} build`);
  process.exit(1);
}
