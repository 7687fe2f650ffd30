import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compilePattern } from "./compile-pattern.ts";
import { hostilePatterns } from "./hostile-patterns.samples.ts";
import { longestText, matchesPattern, runPattern } from "./match-pattern.ts";
import { maxStates } from "./parse-pattern.ts";

function matches(source: string, text: string): boolean {
  const compiled = compilePattern(source);
  if (!compiled.ok) throw new Error(`${source}: ${compiled.problem.reason}`);
  return matchesPattern(compiled.pattern, text);
}

describe("a pattern", () => {
  it.each([
    ["", [""], ["a"]],
    ["a|", ["a", ""], ["b"]],
    ["(?:|b)c", ["c", "bc"], ["b"]],
    ["[A-Z]{2,3}", ["AB", "ABC"], ["A", "ABCD", "ab"]],
    ["a{2}b{1,}", ["aab", "aabbb"], ["ab", "aa"]],
    ["a{0}b?", ["", "b"], ["a"]],
    ["(Mr|Mrs)? ?[A-Z]+", ["Mrs ADA", "ADA"], ["Ms ADA"]],
    ["\\(\\w+\\)", ["(Ada)"], ["Ada"]],
    ["[\\p{L}\\d .&'\\-]+", ["Zoë & Bo-2", "Ωmega"], ["a%b"]],
    ["\\p{Lu}\\p{Ll}*", ["Éa"], ["éa"]],
    ["[[a-z]--[aeiou]]+", ["bcd"], ["bad"]],
    ["[\\w&&[^\\d_]]+", ["Ada"], ["Ada1"]],
    [".", ["a", "é", "🦉"], ["ab", "", "\n", "e\u0301"]],
    [".\\p{M}", ["e\u0301"], ["é"]],
    ["🦉{2}", ["🦉🦉"], ["🦉"]],
    ["\\u{1F989}|\\u00e9|\\x41", ["🦉", "é", "A"], ["e"]],
    ["[\\u{1F980}-\\u{1F98F}]", ["🦉"], ["\ud83e"]],
    ["^[A-Z]+$", ["ABC"], ["abc", "^ABC$"]],
    ["^a|b$", ["a", "b"], ["ab"]],
  ])("matches whole texts, by characters and case: %s", (source, accepted, refused) => {
    expect(accepted.filter((text) => !matches(source, text))).toEqual([]);
    expect(refused.filter((text) => matches(source, text))).toEqual([]);
  });

  it("never matches a text of more than 200 characters", () => {
    expect(matches(".*", "🦉".repeat(longestText))).toBe(true);
    expect(matches(".*", "a".repeat(longestText + 1))).toBe(false);
  });
});

describe("a pattern is refused with the place and the reason", () => {
  it.each([
    ["(?=a)b", "unsupported", 1, "look-around"],
    ["a(?!b)", "unsupported", 2, "look-around"],
    ["(?<=a)b", "unsupported", 1, "look-around"],
    ["(?<!a)b", "unsupported", 1, "look-around"],
    ["(?<name>a)", "unsupported", 1, "special group"],
    ["(?i:a)", "unsupported", 1, "special group"],
    ["(a)\\1", "unsupported", 4, "back-reference"],
    ["(a)\\k<name>", "unsupported", 4, "back-reference"],
    ["\\bAda", "unsupported", 1, "word boundary"],
    ["a*?", "unsupported", 3, "lazy or double repeat"],
    ["a{1,2}?", "unsupported", 7, "lazy or double repeat"],
    ["🦉a++", "unsupported", 4, "lazy or double repeat"],
    ["a**", "unsupported", 3, "lazy or double repeat"],
    ["a{2}{3}", "unsupported", 5, "lazy or double repeat"],
    ["(^a)", "unsupported", 2, "anchor inside"],
    ["a$b", "unsupported", 2, "anchor inside"],
    ["(a", "malformed", 1, 'unmatched "("'],
    ["a)b", "malformed", 2, 'unexpected ")"'],
    ["*a", "malformed", 1, 'unexpected "*"'],
    ["a{,2}", "malformed", 2, 'unexpected "{"'],
    ["a{3,2}", "malformed", 2, "limits reversed"],
    ["[a", "malformed", 1, "no single character"],
    ["a\\", "malformed", 2, "no single character"],
    ["\\p{Nothing}", "malformed", 1, "no single character"],
    ["\\ud83e\\udd89", "malformed", 1, "no single character"],
    ["[a\\p{RGI_Emoji}]", "malformed", 1, "no single character"],
    ["[\\q{ab}]", "malformed", 1, "no single character"],
    ["a".repeat(201), "tooLarge", 201, "more than 200 characters"],
    ["(a{1000}){1000}", "tooLarge", 10, "more than 2000 states"],
    ["((){9999}){9999}", "tooLarge", 4, "more than 2000 states"],
    ["a{1999}b", "tooLarge", 1, "more than 2000 states"],
  ] as const)("%s", (source, kind, position, reason) => {
    expect(compilePattern(source)).toEqual({ ok: false, problem: { kind, position, reason } });
  });
});

describe("a hostile pattern", () => {
  const texts = ["a", "aaaa ", "ab", "x"].flatMap((unit) => {
    const text = unit.repeat(longestText).slice(0, longestText);
    return [text, `${text.slice(1)}!`, `${text.slice(0, 28)}!`, `${text}!`];
  });

  it.each(hostilePatterns)("%s is refused or judged in at most 2,000 steps for each character (AMB-288)", (source) => {
    const startedAt = performance.now();
    const compiled = compilePattern(source);
    if (compiled.ok) {
      const { pattern } = compiled;
      expect(pattern.states.length).toBeLessThanOrEqual(maxStates);
      for (const text of texts) {
        expect(runPattern(pattern, text).steps).toBeLessThanOrEqual((text.length + 1) * pattern.states.length);
      }
    } else {
      expect(compiled.problem.kind).toBe("tooLarge");
    }
    // Generous, because a machine under load is slow: engines with backtracking need hours.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe("any pattern", () => {
  const text = fc
    .array(fc.constantFrom(..."abAée1 .-\n\u0301", "🦉", "\ud83e", "\udd89"), { maxLength: 7 })
    .map((units) => units.join(""));
  const { pattern } = fc.letrec<{ pattern: string; sequence: string; repeat: string; atom: string }>((tie) => ({
    pattern: fc.array(tie("sequence"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("|")),
    sequence: fc.array(tie("repeat"), { maxLength: 3 }).map((parts) => parts.join("")),
    repeat: fc
      .tuple(tie("atom"), fc.constantFrom("", "", "", "*", "+", "?", "{2}", "{0}", "{0,2}", "{1,3}", "{2,}"))
      .map((parts) => parts.join("")),
    atom: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(..."abAée1 -\u0301", "🦉", ".", "\\."),
      fc.constantFrom("\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\p{L}", "\\P{L}", "\\p{Lu}", "\\p{M}", "\\p{Emoji}"),
      fc.constantFrom("[a-c]", "[^a]", "[\\p{L}\\d .&'\\-]", "[[a-z]--[b]]", "[\\w&&\\p{L}]", "[^[a-z]&&[^b]]"),
      fc.constantFrom("\\u0301", "\\u{1F989}", "\\x61", "[\\u{1F980}-\\u{1F98F}]", "[🦉é]", "[\\q{a|b}]", "[]", "[^]"),
      fc.tuple(fc.constantFrom("(", "(?:"), tie("pattern")).map(([open, inner]) => `${open}${inner})`),
    ),
  }));
  const anySource = fc.string({ unit: fc.constantFrom(..."ab🦉()[]{}*+?|^$.\\dpLuq-&,12=!<:"), maxLength: 10 });

  it("of the grammar agrees with the platform's engine on any text, unless it is too large", () => {
    holds(pattern, fc.constantFrom("", "^"), fc.constantFrom("", "$"), text, (inner, first, last, text) => {
      const source = `${first}${inner}${last}`;
      const compiled = compilePattern(source);
      return compiled.ok
        ? matchesPattern(compiled.pattern, text) === new RegExp(`^(?:${source})$`, "v").test(text)
        : compiled.problem.kind === "tooLarge";
    });
  });

  it("at all is refused or agrees with the platform's engine", () => {
    holds(anySource, text, (source, text) => {
      const compiled = compilePattern(source);
      return !compiled.ok || matchesPattern(compiled.pattern, text) === new RegExp(`^(?:${source})$`, "v").test(text);
    });
  });
});
