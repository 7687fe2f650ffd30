/**
 * A backup is one gzip file of text. The first line is a header in JSON. For each table a line in JSON names the table and
 * its columns; the rows follow as PostgreSQL's COPY writes them, ended by the line `\.`, which no row can look like. The
 * tables are in the order in which their foreign keys allow them to be loaded. The last line, in JSON again, holds what
 * shows that the file is whole: the number of rows of each table, and the sequences.
 */
export const format = "store-backup";
export const formatVersion = 1;
export const endOfRows = "\\.\n";

export interface BackupHeader {
  format: typeof format;
  version: number;
  /** The moment of the snapshot, by the clock of the database (ISO 8601). */
  takenAt: string;
  /** The migrations of the database, in order. */
  migrations: string[];
}

export interface BackupTable {
  table: string;
  columns: string[];
}

export interface BackupSequence {
  name: string;
  /** As text, since it may exceed what a number holds; null when the sequence was never used. */
  lastValue: string | null;
}

export interface BackupEnd {
  rows: Record<string, number>;
  sequences: BackupSequence[];
}

/** What a backup or a restore went through. */
export interface BackupSummary {
  takenAt: string;
  /** By table. */
  rows: Readonly<Record<string, number>>;
}

// The same text for the same value, independently of settings of the server and the account.
const settings = {
  datestyle: "'ISO, MDY'",
  intervalstyle: "postgres",
  timezone: "'UTC'",
  bytea_output: "hex",
  extra_float_digits: "1",
  client_encoding: "'UTF8'",
};

/** Fixes how values are written as text, for both directions, in the transaction under way. */
export const fixTextForm: string = Object.entries(settings)
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join("; ");
