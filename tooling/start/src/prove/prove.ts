import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@store/dev/database/open-database";
import { loadService } from "./load-service.ts";
import { openProofDatabase } from "./proof-database.ts";
import { proveAttacks } from "./prove-attacks.ts";
import { proveKill } from "./prove-kill.ts";
import { proveOutage } from "./prove-outage.ts";
import { proveTerminate } from "./prove-terminate.ts";
import { toProofTable } from "./to-proof-table.ts";

console.log("Running the proofs on a separate PostgreSQL with its default durability; this takes about three minutes.");
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
    const proofs = [
      await proveKill(setting, { kills: 5 }),
      await proveTerminate(setting, { terminations: 10 }),
      await proveOutage(setting, { downMs: 10_000 }),
      await proveAttacks(setting, { bodies: 2000, forMs: 15_000 }),
    ];
    console.log(toProofTable(proofs));
    process.exitCode = proofs.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    // An open connection would end this process with its own error when the server stops, and hide the one above.
    await database.close();
  }
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
