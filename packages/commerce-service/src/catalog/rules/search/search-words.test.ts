import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { relaxQuery } from "../../show-search.ts";
import { correctTerms, countEdits } from "./correct-terms.ts";
import { toTerms } from "./synonyms.ts";
import { toFullTextQuery, toPrefixQuery } from "./to-query.ts";
import { toWords } from "./to-words.ts";

describe("a typed query", () => {
  it.each([
    ["  Velvet   CHAIR ", ["velvet", "chair"]],
    ["ｓｏｆａ", ["sofa"]],
    ["linden's", ["linden", "s"]],
    ["sofa & !(rug | 'lamp':*) <-> %", ["sofa", "rug", "lamp"]],
    ["lamp\u00ADshade \u200Bbrass", ["lampshade", "brass"]],
    ["16-piece", ["16", "piece"]],
    ["%", []],
    ["🛋️", []],
    ["", []],
  ])("%j is the words %j", (text, words) => {
    expect(toWords(text)).toEqual(words);
  });

  it("becomes a query of quoted letters and digits, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        const name = String.raw`'[\p{L}\p{N}\p{M} ]+'`;
        const group = String.raw`\(${name}( \| ${name})*\)`;
        expect(toFullTextQuery(toTerms(toWords(text)))).toMatch(new RegExp(`^(${group}( & ${group})*)?$`, "u"));
        expect(toPrefixQuery(toWords(text))).toMatch(new RegExp(`^((${name} & )*${name}:\\*)?$`, "u"));
      }),
    );
  });

  it.each([
    [
      ["grey", "couch"],
      [
        ["grey", "gray"],
        ["couch", "sofa"],
      ],
    ],
    [
      ["small", "tv", "stand"],
      [["small"], ["tv stand", "media console"]],
    ],
    [["chest", "of", "drawers"], [["chest of drawers", "dresser"]]],
    [
      ["tv", "console"],
      [["tv"], ["console"]],
    ],
    [["constructor"], [["constructor"]]],
  ])("%j is searched as %j", (words, alternatives) => {
    expect(toTerms(words).map((term) => term.alternatives)).toEqual(alternatives);
  });

  it("is also searched without its accents", () => {
    expect(toFullTextQuery(toTerms(["bouclé"]))).toBe("('bouclé' | 'boucle')");
  });
});

describe("typing errors", () => {
  it.each([
    ["sofa", "sofa", 0],
    ["sofaa", "sofa", 1],
    ["wallnut", "walnut", 1],
    ["vevlet", "velvet", 1],
    ["rgu", "rug", 1],
    ["chiar", "chair", 1],
    ["lamp", "rug", 4],
    ["", "rug", 3],
  ])("between %j and %j are %i", (one, other, edits) => {
    expect(countEdits(one, other)).toBe(edits);
  });

  it("are symmetric, and none between equal words", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countEdits(one, other)).toBe(countEdits(other, one));
        expect(countEdits(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe("correcting a query", () => {
  const unknown = (text: string, candidates: string[] = []) => ({ text, isKnown: false, candidates });
  const known = (text: string) => ({ text, isKnown: true, candidates: [] });

  it.each([
    [[unknown("vevlet", ["level", "velvet"]), known("chair")], "velvet chair"],
    [[unknown("sofaa", ["sofas", "sofa"])], "sofas"],
    [[unknown("harb", ["harbor", "hard"])], "harbor"],
    [[known("harbor"), unknown("xyzzy", ["harbor"])], "harbor"],
    [[unknown("rgu", ["rug"])], "rug"],
    [[unknown("lmpa", ["rug"])], null],
    [[unknown("ab", ["a"])], null],
    [[unknown("coach", ["coat"])], "couch"],
    [[known("sofa"), unknown("1000", ["100"])], "sofa"],
    [[unknown("sale", ["sage"])], null],
    [[known("velvet"), known("lamp")], null],
    [[], null],
  ])("%j gives %j", (terms, words) => {
    expect(correctTerms(terms)).toBe(words);
  });
});

describe("if nothing contains every word", () => {
  const loosened = (text: string) =>
    relaxQuery(toTerms(toWords(text))).map((terms) => terms.map((term) => term.text).join(" "));

  it("drops the first words, since the main word is last", () => {
    expect(loosened("blue velvet sofa")).toEqual(["blue velvet sofa", "velvet sofa", "sofa"]);
    expect(loosened("round tv stand")).toEqual(["round tv stand", "tv stand"]);
    expect(loosened("")).toEqual([]);
  });

  it("tries a long text four times at most", () => {
    expect(loosened("a b c d e f g h i j k l")).toEqual([
      "a b c d e f g h i j k l",
      "b c d e f g h i j k l",
      "c d e f g h i j k l",
      "l",
    ]);
  });
});
