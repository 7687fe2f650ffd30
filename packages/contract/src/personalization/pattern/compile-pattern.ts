import { type ParsedPattern, parsePattern } from "./parse-pattern.ts";
import type { State } from "./pattern-part.ts";
import type { CharacterTest } from "./read-character.ts";

/** A pattern as an automaton, for `matchesPattern`. */
export interface Pattern {
  readonly tests: readonly CharacterTest[];
  /** A text matches at the first state. */
  readonly states: readonly State[];
  readonly start: number;
}

export type CompiledPattern =
  | { readonly ok: true; readonly pattern: Pattern }
  | Extract<ParsedPattern, { readonly ok: false }>;

/**
 * Compiles a pattern for a whole text. It has the syntax of a regular expression with the flag `v`, without look-around,
 * back-references, word boundaries, named groups, lazy and possessive repeats; a `^` before and a `$` after it change
 * nothing. At most 200 characters and 2,000 states.
 */
export function compilePattern(source: string): CompiledPattern {
  const parsed = parsePattern(source);
  if (!parsed.ok) return parsed;
  const { whole, tests } = parsed;
  const states: State[] = [{ test: null, exits: [] }];
  const start = whole.build((test, exits) => states.push({ test, exits }) - 1, 0);
  return { ok: true, pattern: { tests, states, start } };
}
