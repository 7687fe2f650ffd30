import path from "node:path";

/** The folder of the whole workspace. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../../..");

/** Where a running store keeps what it needs: database, run file, logs. Ignored by git. */
export const storeFolder = path.join(workspaceRoot, ".store");
