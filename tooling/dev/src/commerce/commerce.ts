// `pnpm commerce audit [--database <url>]`: what an operator asks of a store's data.
import { parseArgs } from "node:util";
import { loadService } from "../prove/load-service.ts";
import { openStoreDatabase } from "./open-store-database.ts";
import { toAuditReport } from "./to-audit-report.ts";

const { values, positionals } = parseArgs({ options: { database: { type: "string" } }, allowPositionals: true });
if (positionals.length !== 1 || positionals[0] !== "audit") {
  console.error(
    "Usage: pnpm commerce audit [--database <url>]\nWithout an address: DATABASE_URL, or else the store's own database.",
  );
  process.exit(2);
}
const database = await openStoreDatabase(values.database ?? process.env.DATABASE_URL);
try {
  const { audit } = await loadService();
  const { text, exitCode } = toAuditReport(await audit(database.url));
  console.log(text);
  process.exitCode = exitCode;
} finally {
  await database.stop();
}
