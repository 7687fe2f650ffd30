import type { SectionalDesign } from "@store/contract/shared";

/** A line of its own, or the lines of one design of a sectional. */
export type LineGroup<Line> =
  | { readonly kind: "line"; readonly line: Line }
  | { readonly kind: "design"; readonly design: SectionalDesign; readonly lines: readonly [Line, ...Line[]] };

/** The lines in their order, with those of each design together at the place of the first of them. */
export function groupByDesign<Line>(
  lines: readonly Line[],
  designOf: (line: Line) => SectionalDesign | undefined,
): LineGroup<Line>[] {
  const placed = new Set<string>();
  return lines.flatMap((line): LineGroup<Line>[] => {
    const design = designOf(line);
    if (!design) return [{ kind: "line", line }];
    if (placed.has(design.id)) return [];
    placed.add(design.id);
    const others = lines.filter((other) => other !== line && designOf(other)?.id === design.id);
    return [{ kind: "design", design, lines: [line, ...others] }];
  });
}
