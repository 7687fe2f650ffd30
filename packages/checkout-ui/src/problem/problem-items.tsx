import type { DrawnProblem } from "./drawn-problem.ts";

/** The lines of the cart that an interruption is about, each with its reason. */
export function ProblemItems({ items }: Pick<DrawnProblem, "items">) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ sku, title, availabilityMessage }) => (
        <li key={sku}>
          {title}: {availabilityMessage}
        </li>
      ))}
    </ul>
  );
}
