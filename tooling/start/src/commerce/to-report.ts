import type { BackupSummary } from "./backup/backup-format.ts";

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

/** What `commerce audit` prints, a line for each broken invariant, and the code with which it ends. */
export function toAuditReport(problems: readonly string[]): { text: string; exitCode: 0 | 1 } {
  if (problems.length === 0) return { text: "The audit is clean: every rule of money and stock holds.", exitCode: 0 };
  const title = problems.length === 1 ? "One invariant is broken:" : `${problems.length} invariants are broken:`;
  return { text: [title, ...problems.map((problem) => `  ${problem}`)].join("\n"), exitCode: 1 };
}
