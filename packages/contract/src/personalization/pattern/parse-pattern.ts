import { characterOf, choiceOf, type Part, repeatOf, sequenceOf } from "./pattern-part.ts";
import { type CharacterTest, readSet, toCharacterTest } from "./read-character.ts";

/** Why a pattern cannot be used. */
export interface PatternProblem {
  /** Whether it is no pattern at all, uses what the grammar does not have, or needs too much memory and time. */
  readonly kind: "malformed" | "unsupported" | "tooLarge";
  /** For developers, such as "look-around". */
  readonly reason: string;
  /** The character of the pattern that the reason is about, counted from 1. */
  readonly position: number;
}

export type ParsedPattern =
  | { readonly ok: true; readonly whole: Part; readonly tests: readonly CharacterTest[] }
  | { readonly ok: false; readonly problem: PatternProblem };

/** The states that a pattern may need, its last one included. They limit the memory and the time of a match. */
export const maxStates = 2_000;
const longestPattern = 200;

const unsupported: readonly (readonly [start: RegExp, reason: string])[] = [
  [/^\(\?<?[=!]/, "look-around"],
  [/^\(\?(?!:)/, "special group"],
  [/^\\[1-9k]/, "back-reference"],
  [/^\\[bB]/, "word boundary"],
  [/^[\^$]/, "anchor inside"],
];
const repeatSign = /^(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})/;
const end = /^[|)]/;
/** At the outermost level, a `$` may be at the end of an alternative: the whole text is matched anyway. */
const outermostEnd = /^(?:[|)]|\$(?:\||$))/;

/** Parses a pattern in the syntax of the flag `v`, without what cannot be matched in linear time. */
export function parsePattern(source: string): ParsedPattern {
  const tests: CharacterTest[] = [];
  let at = 0;
  let problem: PatternProblem | undefined;
  if (source.length > longestPattern) refuse("tooLarge", `more than ${longestPattern} characters`, longestPattern);
  const whole = limitSize(parseChoice(outermostEnd), 0);
  if (at < source.length) refuse("malformed", `unexpected "${source[at]}"`);
  return problem ? { ok: false, problem } : { ok: true, whole, tests };

  /** Keeps the first problem and goes to the end of the pattern, where parsing ends. */
  function refuse(kind: PatternProblem["kind"], reason: string, from = at): Part {
    problem ??= { kind, reason, position: [...source.slice(0, from)].length + 1 };
    at = source.length;
    return sequenceOf([]);
  }

  function limitSize(part: Part, from: number): Part {
    return part.size < maxStates ? part : refuse("tooLarge", `more than ${maxStates} states`, from);
  }

  function take(sign: string): boolean {
    const isNext = source.startsWith(sign, at);
    if (isNext) at += sign.length;
    return isNext;
  }

  function parseChoice(endOfAlternative: RegExp): Part {
    const parts: Part[] = [];
    do parts.push(parseSequence(endOfAlternative));
    while (take("|"));
    return choiceOf(parts);
  }

  function parseSequence(endOfAlternative: RegExp): Part {
    const isOutermost = endOfAlternative === outermostEnd;
    const parts: Part[] = [];
    if (isOutermost) take("^");
    while (at < source.length && !endOfAlternative.test(source.slice(at))) parts.push(parseRepeat());
    if (isOutermost) take("$");
    return sequenceOf(parts);
  }

  function parseRepeat(): Part {
    const part = parseAtom();
    const [sign, plain, least, range, most] = repeatSign.exec(source.slice(at)) ?? [];
    if (!sign) return part;
    const from = at;
    at += sign.length;
    if (/^[*+?{]/.test(source.slice(at))) return refuse("unsupported", "lazy or double repeat");
    const min = plain ? Number(plain === "+") : Number(least);
    const max = plain === "?" ? 1 : plain || range ? Number(most || Infinity) : min;
    if (max < min) return refuse("malformed", "limits reversed", from);
    // At once: sizes that multiply would exceed what a number can hold.
    return limitSize(repeatOf(part, min, max), from);
  }

  function parseAtom(): Part {
    const from = at;
    const rest = source.slice(at);
    const reason = unsupported.find(([start]) => start.test(rest))?.[1];
    if (reason) return refuse("unsupported", reason);
    if (take("(")) {
      take("?:");
      const inner = parseChoice(end);
      return take(")") ? inner : refuse("malformed", 'unmatched "("', from);
    }
    const [character = ""] = rest;
    if (/[*+?{}\]]/.test(character)) return refuse("malformed", `unexpected "${character}"`);
    const isSet = /[.[\\]/.test(character);
    const read = isSet ? readSet(rest) : character;
    const test = isSet ? toCharacterTest(read) : (text: string) => text === read;
    if (!test) return refuse("malformed", "no single character");
    at += read.length;
    return characterOf(tests.push(test) - 1);
  }
}
