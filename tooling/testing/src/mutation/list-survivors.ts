import type { Mutant, MutationReport } from "./mutation-report.ts";

/** Each change of the code that no test noticed, one per line: place, original, replacement. */
export function listSurvivors({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .sort(
        (a, b) => a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column,
      )
      .map((mutant) => {
        const { line, column } = mutant.location.start;
        const untested = mutant.status === "NoCoverage" ? " (no test gets here)" : "";
        const change = `${onOneLine(original(source, mutant))} → ${onOneLine(mutant.replacement ?? "")}`;
        return `${file}:${line}:${column} ${mutant.mutatorName}: ${change}${untested}`;
      }),
  );
}

function original(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  // The end first: on a single line it is counted from the line's start.
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? "";
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  return lines.join("\n");
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
