import path from "node:path";
import { withLock } from "../../process/with-lock.ts";
import type { DomainPackage } from "../../workspace/domain-packages.ts";
import { storeFolder, workspaceRoot } from "../../workspace/workspace-root.ts";
import { runStep } from "../run-step.ts";

type PackageFolder = Pick<DomainPackage, "name" | "folder">;
const quiet = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NODE_ENV: "production" };

/** Builds the packages and packs each as it would be published; returns the tarballs, which are in `folder`. */
export async function packPackages(packages: readonly PackageFolder[], folder: string): Promise<string[]> {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  // Another run must not rebuild a package while this one packs it.
  return withLock(path.join(storeFolder, "build.lock"), async () => {
    const build = ["run", "build", ...filters, "--output-logs=errors-only"];
    await runStep("building the packages", "turbo", build, { cwd: workspaceRoot, withinMs: 240_000, env: quiet });
    return Promise.all(packages.map((one) => pack(one, folder)));
  });
}

async function pack({ name, folder: cwd }: PackageFolder, folder: string): Promise<string> {
  const tarball = path.join(folder, `${path.basename(cwd)}.tgz`);
  await runStep(`packing ${name}`, "pnpm", ["pack", "--out", tarball], { cwd });
  return tarball;
}
