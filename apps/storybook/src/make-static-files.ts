import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeDatabaseDump } from "./make-database-dump.ts";

const cache = path.resolve(import.meta.dirname, "../../../node_modules/.cache/store-storybook");
const require = createRequire(import.meta.url);

/**
 * Puts together what stories load besides pictures, and answers its folder: the worker that hands calls to the service in
 * the page, as the installed msw brings it, and the database that service opens. Both are made, so neither is in git.
 */
export async function makeStaticFiles(): Promise<string> {
  fs.mkdirSync(cache, { recursive: true });
  fs.copyFileSync(require.resolve("msw/mockServiceWorker.js"), path.join(cache, "mockServiceWorker.js"));
  await makeDatabaseDump(path.join(cache, "database.tar.gz"));
  return cache;
}
