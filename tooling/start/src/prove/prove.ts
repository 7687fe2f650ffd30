import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@store/dev/database/open-database";
import { loadService } from "./load-service.ts";
import type { Proof } from "./proof.ts";
import { openProofDatabase } from "./proof-database.ts";
import { proveAttacks } from "./prove-attacks.ts";
import { proveKill } from "./prove-kill.ts";
import { proveOutage } from "./prove-outage.ts";
import { proveTerminate } from "./prove-terminate.ts";
import type { Setting } from "./setting.ts";
import { toProofTable } from "./to-proof-table.ts";

/** The proofs by name: `prove attacks` runs one of them, `prove` all, one after the other. */
const proofs: Readonly<Record<string, (setting: Setting) => Promise<Proof>>> = {
  kill: (setting) => proveKill(setting, { kills: 5 }),
  terminate: (setting) => proveTerminate(setting, { terminations: 10 }),
  outage: (setting) => proveOutage(setting, { downMs: 10_000 }),
  attacks: (setting) => proveAttacks(setting, { bodies: 2000, forMs: 15_000 }),
};
const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in proofs));
if (unknown !== undefined) {
  console.error(`There is no proof "${unknown}". Choose from: ${Object.keys(proofs).join(", ")}.`);
  process.exit(1);
}

console.log("Running the proofs on a separate PostgreSQL with its default durability; all take about three minutes.");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-prove-"));
const server = await openDatabase({ folder: path.join(folder, "database"), temporary: true });
try {
  const kit = await loadService();
  const options = {
    databaseUrl: server.url,
    environment: "development",
    demo: false,
    logFile: path.join(folder, "commerce-service.log"),
  } as const;
  // Migrates and fills the database.
  await (await kit.createService(options)).drain();
  const database = await openProofDatabase(server.url);
  try {
    const setting = { kit, database, databaseUrl: server.url, options };
    const results: Proof[] = [];
    for (const [name, prove] of Object.entries(proofs))
      if (named.length === 0 || named.includes(name)) results.push(await prove(setting));
    console.log(toProofTable(results));
    process.exitCode = results.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    // An open connection would end this process with its own error when the server stops, and hide the one above.
    await database.close();
  }
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
