import type { Region } from "./region.ts";

/**
 * A list written as text, "CODE Name" to a line, or the name alone where the code is its first letters: a third of the
 * bytes of a list of objects, and it reads like a table. Called as pure, so that a list nobody reads leaves nothing.
 */
export function toRegions(codeLength: number, lines: string): readonly Region[] {
  return lines.split("\n").map((line) => {
    const code = line.slice(0, codeLength);
    const hasCode = line[codeLength] === " " && code === code.toUpperCase();
    return hasCode ? { code, name: line.slice(codeLength + 1) } : { code: code.toUpperCase(), name: line };
  });
}
