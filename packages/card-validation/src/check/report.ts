import type { WrongAnswer } from "./answers.ts";
import type { FoundValidator } from "./find-validators.ts";
import type { Vector } from "./hard-vectors.ts";
import { ourExports } from "./our-exports.ts";
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
  weights: readonly Weight[],
): string {
  const rows = wrong.map(({ vector: { question, input, brand, answer, why }, given }) => [
    questions[question],
    JSON.stringify(input) + (brand ? ` (${brand})` : ""),
    toWord(given),
    toWord(answer),
    why,
  ]);
  return [
    `${name}: ${asked - wrong.length} of ${asked} answers right`,
    ...(rows.length > 0 ? [toColumns([["question", "input", "answer", "right", "why"], ...rows])] : []),
    toBytes(weights),
    ["The change:", "  npm install @store/card-validation", ...changes.map(toDiff)].join("\n"),
    "`accepted: [...]` in a call lists the types that you take. Only there are Maestro, Elo, Mir, Hiper, Hipercard and Troy taken.",
  ].join("\n\n");
}

const toDiff = ([before, after]: readonly [string, string]) => {
  const { name, names } = ourExports(after, "");
  return `  - ${before}\n  + import { ${names.join(", ")} } from "${name}";\n  + ${after}`;
};

/** The bytes of each module with what was counted; all are counted in the same way. */
function toBytes(weights: readonly Weight[]): string {
  const isBundled = weights.every(({ counted }) => counted !== "files");
  const how = isBundled ? "minified, brotli" : "whole packages, files as published, brotli: no bundler reads both";
  const rows = weights.map((weight) => [`${weight.bytes} B`, toCounted(weight)]);
  return `Bytes (${how}):\n${toColumns(rows)}`;
}

function toCounted({ name, names, counted }: Weight): string {
  if (counted === "whole") return `${name}, the whole package: nothing of a CommonJS module can be left out`;
  return counted === "files" || names.join() === "default" ? name : `${name}: ${names.join(", ")}`;
}

function toColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}
