/**
 * The fewest prefixes that cover all numbers between two of the same length, both included: at most 18 for each
 * digit, however long the row.
 *
 * @example rowPrefixes("2221", "2720") // ["2221", …, "2229", "223", …, "229", "23", …, "26", "270", "271", "2720"]
 */
export function rowPrefixes(first: string, last: string): string[] {
  const prefixes: string[] = [];
  const [low, high] = [Number(first[0]), Number(last[0])];
  for (let digit = low; digit <= high; digit += 1) {
    const from = digit === low ? first.slice(1) : "";
    const to = digit === high ? last.slice(1) : "";
    const isWhole = /^0*$/.test(from) && /^9*$/.test(to);
    const rest = first.length - 1;
    const tails = isWhole ? [""] : rowPrefixes(from.padEnd(rest, "0"), to.padEnd(rest, "9"));
    for (const tail of tails) prefixes.push(digit + tail);
  }
  return prefixes;
}
