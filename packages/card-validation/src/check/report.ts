import type { WrongAnswer } from "./answers.ts";
import type { FoundValidator } from "./find-validators.ts";
import type { Vector } from "./hard-vectors.ts";
import type { Weight } from "./weigh.ts";

const questions: Readonly<Record<Vector["question"], string>> = {
  number: "valid number?",
  typing: "can become valid?",
  brand: "brand?",
  expiry: "valid date?",
  code: "valid code?",
};

const toWord = (answer: boolean | string) => ({ true: "yes", false: "no" })[String(answer)] ?? String(answer);

/** What a person reads about one validator. */
export function report(
  { name, changes }: Pick<FoundValidator, "name" | "changes">,
  { asked, wrong }: { asked: number; wrong: readonly WrongAnswer[] },
  bytes: { theirs: Weight; ours: Weight },
): string {
  const rows = wrong.map(({ vector: { question, input, brand, answer, why }, given }) => [
    questions[question],
    JSON.stringify(input) + (brand ? ` (${brand})` : ""),
    toWord(given),
    toWord(answer),
    why,
  ]);
  const howCounted = bytes.theirs.isBundled ? "minified, brotli" : "files as published, brotli";
  return [
    `${name}: ${asked - wrong.length} of ${asked} answers right`,
    ...(rows.length > 0 ? [toColumns([["question", "input", "answer", "right", "why"], ...rows])] : []),
    `Bytes (${howCounted}): ${bytes.theirs.bytes} B. With @store/card-validation: ${bytes.ours.bytes} B.`,
    ["The change:", "  npm install @store/card-validation", ...changes.map(toDiff)].join("\n"),
  ].join("\n\n");
}

const toDiff = ([before, after]: readonly [string, string]) => `  - ${before}\n  + ${after}`;

function toColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}
