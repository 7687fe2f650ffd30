import type { BackupSummary } from "./backup-format.ts";

const counted = [
  ["orders", "customer_order"],
  ["order attempts", "order_attempt"],
  ["baskets", "basket"],
  ["accounts", "account"],
] as const;

/** What `commerce backup` and `commerce restore` print: what was written or read, and how much of it. */
export function toBackupReport(verb: "Backed up" | "Restored", { takenAt, rows }: BackupSummary): string {
  const tables = Object.keys(rows).length;
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lines = counted.map(([title, table]) => `  ${title.padEnd(15)} ${rows[table] ?? 0}`);
  return [`${verb} ${total} rows of ${tables} tables as of ${takenAt}:`, ...lines].join("\n");
}
