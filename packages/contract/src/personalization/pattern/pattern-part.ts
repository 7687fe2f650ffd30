/** A state reads a character and goes on, or goes on at once without reading, to each of its exits. */
export interface State {
  /** The number of the test that a character has to pass; null for a state that reads nothing. */
  readonly test: number | null;
  readonly exits: readonly number[];
}

/** Adds a state to a pattern and returns its number. */
type AddState = (test: State["test"], exits: readonly number[]) => number;

/** A part of a pattern. */
export interface Part {
  /** The most states that it adds. At least 1, so that it also limits the time of repeating what adds none. */
  readonly size: number;
  /** Adds its states, which lead to the state `next`, and returns the first of them. */
  readonly build: (add: AddState, next: number) => number;
}

/** One character that passes a test. */
export function characterOf(test: number): Part {
  return { size: 1, build: (add, next) => add(test, [next]) };
}

export function sequenceOf(parts: readonly Part[]): Part {
  return { size: sumSizes(parts), build: (add, next) => parts.reduceRight((to, { build }) => build(add, to), next) };
}

export function choiceOf(parts: readonly Part[]): Part {
  const build: Part["build"] = (add, next) => {
    const exits = parts.map((part) => part.build(add, next));
    return add(null, exits);
  };
  return { size: sumSizes(parts) + 1, build };
}

/** A part from `min` to `max` times; without a maximum, its last copy is a loop. */
export function repeatOf(part: Part, min: number, max: number): Part {
  const isEndless = max === Infinity;
  const needed = isEndless ? Math.max(min - 1, 0) : min;
  const build: Part["build"] = (add, next) => {
    let to = next;
    if (isEndless) {
      const exits = [next];
      const loop = add(null, exits);
      const first = part.build(add, loop);
      exits.push(first);
      to = min > 0 ? first : loop;
    } else {
      // One inside the other: whoever skips a copy skips the rest.
      for (let copy = min; copy < max; copy += 1) to = add(null, [next, part.build(add, to)]);
    }
    for (let copy = 0; copy < needed; copy += 1) to = part.build(add, to);
    return to;
  };
  const size = isEndless ? (needed + 1) * part.size + 1 : max * part.size + max - min;
  return { size: Math.max(size, 1), build };
}

function sumSizes(parts: readonly Part[]): number {
  return parts.reduce((sum, { size }) => sum + size, parts.length === 0 ? 1 : 0);
}
