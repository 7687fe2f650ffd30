import type { DrawnProblem } from "./drawn-problem.ts";

/** The items that an interruption is about, in words alone. */
export function ProblemItems({ problem }: Pick<DrawnProblem, "problem">) {
  const lines = toLines(problem);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function toLines(problem: DrawnProblem["problem"]): string[] {
  if (problem.kind === "oversized") return problem.items.map(({ title }) => title);
  if (problem.kind !== "cartInvalid") return [];
  return problem.validation.unavailableItems.map(
    ({ title, availabilityMessage }) => `${title}: ${availabilityMessage}`,
  );
}
