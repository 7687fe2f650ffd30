/** What `commerce audit` prints, a line for each broken invariant, and the code with which it ends. */
export function toAuditReport(problems: readonly string[]): { text: string; exitCode: 0 | 1 } {
  if (problems.length === 0) return { text: "The audit is clean: every rule of money and stock holds.", exitCode: 0 };
  const title = problems.length === 1 ? "One invariant is broken:" : `${problems.length} invariants are broken:`;
  return { text: [title, ...problems.map((problem) => `  ${problem}`)].join("\n"), exitCode: 1 };
}
