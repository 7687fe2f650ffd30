import type { Pattern } from "./compile-pattern.ts";

/** A longer text is never matched. */
export const longestText = 200;

/**
 * Whether a whole text matches a pattern, in time linear in the text's length. A text of more than 200 characters never
 * matches.
 */
export function matchesPattern(pattern: Pattern, text: string): boolean {
  return runPattern(pattern, text).isMatch;
}

/**
 * Follows all paths through a pattern at once, one character after the other. The steps are the states that were
 * entered: before the first and after each character, each state at most once.
 */
export function runPattern({ tests, states, start }: Pattern, text: string): { isMatch: boolean; steps: number } {
  const characters = [...text];
  if (characters.length > longestText) return { isMatch: false, steps: 0 };
  let active = enter([start]);
  let steps = active.length;
  for (const character of characters) {
    const passed = tests.map((test) => test(character));
    const next: number[] = [];
    for (const at of active) {
      const state = states[at];
      if (state?.test != null && passed[state.test]) next.push(...state.exits);
    }
    active = enter(next);
    steps += active.length;
  }
  return { isMatch: active.includes(0), steps };

  /** The given states and those that are reached from them without reading a character, each once. */
  function enter(first: readonly number[]): number[] {
    const isEntered = new Uint8Array(states.length);
    const entered: number[] = [];
    const add = (at: number) => {
      if (!isEntered[at]) entered.push(at);
      isEntered[at] = 1;
    };
    first.forEach(add);
    for (const at of entered) if (states[at]?.test === null) states[at].exits.forEach(add);
    return entered;
  }
}
