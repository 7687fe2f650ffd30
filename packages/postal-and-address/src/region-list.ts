import type { Region } from "./region.ts";

/**
 * A list written as text, "CODE Name" to a line, or the name alone where the code is its first three letters: half the
 * bytes of a list of objects, and it reads like a table. Called as pure, so that a list nobody reads leaves nothing.
 */
export function toRegions(lines: string): readonly Region[] {
  return lines.split("\n").map((line) => {
    const [, code, name] = /^([A-Z]{2,3}) (.+)/.exec(line) ?? [];
    return { code: code ?? line.slice(0, 3).toUpperCase(), name: name ?? line };
  });
}
