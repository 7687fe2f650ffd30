import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { migrate, type StoreDatabase } from "@store/commerce-service";
import { loadSampleStore } from "@store/sample-store/rows";
import { Kysely, PGliteDialect } from "kysely";

const packages = path.resolve(import.meta.dirname, "../../../packages");
const sources = ["commerce-service/src/database", "sample-store/src"].map((folder) => path.join(packages, folder));

/**
 * Writes a database with the service's tables, the sample store's assortment, accounts and codes to `file`, for stories to
 * open: a page that migrates and seeds its own needs seconds. Does nothing when `file` was made of the same sources.
 */
export async function makeDatabaseDump(file: string): Promise<void> {
  const print = fingerprint(sources);
  const printFile = `${file}.made-of`;
  if (fs.existsSync(file) && fs.existsSync(printFile) && fs.readFileSync(printFile, "utf8") === print) return;

  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const database = new Kysely<StoreDatabase>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  await loadSampleStore(database, { demo: true });
  const dump = await pglite.dumpDataDir("gzip");
  await database.destroy();
  writeWhole(file, new Uint8Array(await dump.arrayBuffer()));
  writeWhole(printFile, print);
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash("sha256");
  const files = folders.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).sort())
    hash.update(path.relative(packages, file)).update(fs.readFileSync(file));
  return hash.digest("hex");
}

// Two runs may start at once; each reader finds a whole file of one of them.
function writeWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}`;
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}
