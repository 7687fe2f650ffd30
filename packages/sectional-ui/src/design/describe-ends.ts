/** Which ends have no arm, as a sentence. */
export function describeEnds(ends: readonly ("left" | "right")[]): string {
  if (ends.length > 1) return "Both ends are open: they have no arm.";
  return `The ${ends[0]} end is open: it has no arm.`;
}
