/** The middle value; of an even number of values the mean of the middle two. Throws for none, which has no middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  if (high === undefined || low === undefined) throw new Error("An empty list has no median.");
  return (low + high) / 2;
}
