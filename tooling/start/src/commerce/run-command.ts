import { loadService } from "../prove/load-service.ts";
import { BackupError } from "./backup/backup-error.ts";
import { createBackup } from "./backup/create-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { openStoreDatabase } from "./open-store-database.ts";
import { toAuditReport, toBackupReport } from "./to-report.ts";

export type CommerceCommand = { name: "audit" } | { name: "backup" | "restore"; file: string };

export interface CommandOutcome {
  text: string;
  exitCode: 0 | 1;
}

/**
 * Runs a command on a database, by default the store's own, and returns what to print and how to end. `setting` is where
 * the address comes from.
 */
export async function runCommand(
  command: CommerceCommand,
  databaseUrl: string | undefined,
  setting = "DATABASE_URL",
): Promise<CommandOutcome> {
  const database = await openStoreDatabase(databaseUrl);
  try {
    const service = await loadService();
    if (databaseUrl !== undefined) await service.checkConnection(databaseUrl, { name: setting });
    if (command.name === "backup") {
      const summary = await createBackup(database.url, command.file);
      return { text: `${toBackupReport("Backed up", summary)}\nThe backup is in ${command.file}.`, exitCode: 0 };
    }
    if (command.name === "audit") return toAuditReport(await service.audit(database.url));
    const restored = toBackupReport("Restored", await restoreBackup(database.url, command.file, service));
    const { text, exitCode } = toAuditReport(await service.audit(database.url));
    return { text: `${restored}\n${text}`, exitCode };
  } catch (error) {
    if (isExpected(error)) return { text: error.message || String(error), exitCode: 1 };
    throw error;
  } finally {
    await database.stop();
  }
}

// An error of a setting, the file, its folder or the database is reported in one line; any other error is a bug of this
// program.
function isExpected(error: unknown): error is Error {
  if (error instanceof BackupError) return true;
  if (error instanceof Error && error.name === "ConfigurationError") return true;
  if (!(error instanceof Error && "code" in error)) return false;
  return typeof error.code === "string" && !error.code.startsWith("ERR_");
}
