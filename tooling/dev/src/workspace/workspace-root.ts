import path from "node:path";

/** The folder of the whole workspace. */
export const workspaceRoot = path.resolve(import.meta.dirname, "../../../..");

/** The folder of a running store: database, run file, logs. Ignored by git. */
export const storeFolder = path.join(workspaceRoot, ".store");

/** The folder of the store that a command is about: `--dev` names the one of `dev`, which runs beside `start`. */
export function commandFolder(args = process.argv): { folder: string; dev: boolean } {
  const dev = args.includes("--dev");
  return { folder: dev ? path.join(storeFolder, "dev") : storeFolder, dev };
}
