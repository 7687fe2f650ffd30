import fs from "node:fs";
import path from "node:path";

export type RequirementKind = "rule" | "screen" | "call" | "data" | "text";
export interface Requirement {
  id: string;
  kind: RequirementKind;
}

/** Every requirement of the specification, from the one file that lists them. */
export function readRequirements(): Requirement[] {
  const [, ...rows] = fs
    .readFileSync(path.join(import.meta.dirname, "requirement-ids.tsv"), "utf8")
    .trim()
    .split("\n");
  return rows.map((row) => {
    const [id = "", kind = ""] = row.split("\t");
    // The file's second column contains only these five values; the test of this folder checks it.
    return { id, kind: kind as RequirementKind };
  });
}
