import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeDatabaseDump } from "./make-database-dump.ts";

const cache = path.resolve(import.meta.dirname, "../../../node_modules/.cache/store-storybook");
const require = createRequire(import.meta.url);

/**
 * Prepares what stories load besides pictures, and returns its folder: the worker that passes calls to the service in
 * the page, as the installed msw provides it, and the database that the service opens. Both are generated, so neither
 * is in git.
 */
export async function makeStaticFiles(): Promise<string> {
  fs.mkdirSync(cache, { recursive: true });
  fs.copyFileSync(require.resolve("msw/mockServiceWorker.js"), path.join(cache, "mockServiceWorker.js"));
  await makeDatabaseDump(path.join(cache, "database.tar.gz"));
  return cache;
}
