import fs from "node:fs";
import { BackupError } from "./backup-error.ts";
import { type BackupHeader, format, formatVersion } from "./backup-format.ts";
import { BackupReader } from "./backup-reader.ts";

/** Opens a backup for a program with these migrations. Throws if the file is not a backup or was made by a newer version. */
export async function openBackup(
  file: string,
  migrationNames: readonly string[],
): Promise<{ header: BackupHeader; reader: BackupReader }> {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new BackupError(`${file} is not a file.`);
  const reader = new BackupReader(file);
  try {
    const header = await reader.readLine();
    if (!isHeader(header)) throw reader.foreign();
    if (header.version > formatVersion) throw new BackupError(`${file} comes from a newer version of the store.`);
    const unknown = header.migrations.filter((name) => !migrationNames.includes(name));
    if (unknown.length > 0) {
      const names = unknown.join(", ");
      throw new BackupError(
        `${file} comes from a newer version of the store, whose migrations this one does not have: ${names}.`,
      );
    }
    // Migrations run in order, so those of a sound database are the first ones.
    const missing = migrationNames.slice(0, header.migrations.length).find((name) => !header.migrations.includes(name));
    if (missing !== undefined) throw new BackupError(`${file} was made without the migration ${missing}.`);
    return { header, reader };
  } catch (error) {
    await reader.close();
    throw error;
  }
}

function isHeader(value: unknown): value is BackupHeader {
  const header = (value ?? {}) as Partial<BackupHeader>;
  return header.format === format && typeof header.version === "number" && isNames(header.migrations);
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string");
}
