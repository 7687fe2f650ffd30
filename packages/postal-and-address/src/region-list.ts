import type { Region } from "./region.ts";

/**
 * A list written as text, "CODE Name" to a line, or the name alone where the code is its first three letters: half the
 * bytes of a list of objects, and it reads like a table. It is read when first asked for, so that importing it costs
 * nothing, and frozen, since all who ask share it. Called as pure, so that a list nobody asks for leaves nothing in a bundle.
 */
export function regionList(lines: string): () => readonly Region[] {
  let regions: readonly Region[] | undefined;
  return () => {
    regions ??= Object.freeze(lines.split("\n").map(toRegion));
    return regions;
  };
}

function toRegion(line: string): Region {
  const [, code, name] = /^([A-Z]{2,3}) (.+)/.exec(line) ?? [];
  return Object.freeze({ code: code ?? line.slice(0, 3).toUpperCase(), name: name ?? line });
}
