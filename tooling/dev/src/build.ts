import { spawnSync } from "node:child_process";
import path from "node:path";
import { withLock } from "./process/with-lock.ts";

const root = path.resolve(import.meta.dirname, "../../..");

// Builds both storefronts. Two commands at once (`start` and `test`) would write the same folders: one waits for the other.
const { status } = await withLock(path.join(root, ".store", "build.lock"), () =>
  spawnSync("turbo", ["run", "build", "--filter=./apps/storefront-*", "--output-logs=new-only"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NODE_ENV: "production" },
  }),
);
process.exit(status ?? 1);
