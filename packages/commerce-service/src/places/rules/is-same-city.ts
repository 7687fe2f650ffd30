import { toCityKey } from "./to-city-key.ts";

/** Whether two names mean one city: alike but for accents, marks and short forms, or for a slip or two of the keyboard. */
export function isSameCity(first: string, second: string): boolean {
  const [a, b] = [toCityKey(first), toCityKey(second)];
  return a !== "" && (a === b || countSlips(a, b) <= slipsAllowed(Math.min(a.length, b.length)));
}

function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** How many letters have to be added, left out, changed or swapped with a neighbour to make one text of another. */
export function countSlips(from: string, to: string): number {
  let [older, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isAlike = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isAlike ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
