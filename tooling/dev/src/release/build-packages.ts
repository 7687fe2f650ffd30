import path from "node:path";
import { runStep } from "../consumers/run-step.ts";
import { withLock } from "../process/with-lock.ts";
import { storeFolder, workspaceRoot } from "../workspace/workspace-root.ts";

const quiet = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NODE_ENV: "production" };

/** Builds published packages, from Turborepo's cache where nothing changed. Another build in this clone is waited for. */
export async function buildPackages(names: readonly string[]): Promise<void> {
  const words = ["run", "build", ...names.map((name) => `--filter=${name}`), "--output-logs=errors-only"];
  await withLock(path.join(storeFolder, "build.lock"), () =>
    runStep("building the packages", "turbo", words, { cwd: workspaceRoot, withinMs: 1_200_000, env: quiet }),
  );
}
