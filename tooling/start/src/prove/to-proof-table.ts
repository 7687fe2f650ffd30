import type { Proof } from "./proof.ts";

const most = 5;

/** The proofs as one table: a line for each with its counts and PASS or FAIL, and what is wrong below it. */
export function toProofTable(proofs: readonly Proof[]): string {
  const titleWidth = Math.max(...proofs.map(({ title }) => title.length));
  const rows = proofs.flatMap(({ title, counts, problems }) => {
    const result = problems.length === 0 ? "PASS" : "FAIL";
    const words = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    const more = problems.length > most ? [`… and ${problems.length - most} more`] : [];
    return [
      `${result}  ${title.padEnd(titleWidth)}  ${words.join(", ")}`,
      ...[...problems.slice(0, most), ...more].map((problem) => `      ${problem}`),
    ];
  });
  return rows.join("\n");
}
