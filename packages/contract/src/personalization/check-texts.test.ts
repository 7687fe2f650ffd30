import { describe, expect, it } from "vitest";
import { customizationType } from "../shared/index.ts";
import { checkTexts, compilePattern } from "./check-texts.ts";

const letters = { validationRegEx: "[A-Z]+", minLength: 2, maxLength: 4 };
const linesOf = (...texts: string[]) => texts.map((text, at) => ({ elementName: `Text${at + 1}`, text }));
const messagesOf = (...texts: string[]) => checkTexts(linesOf(...texts), letters).map(({ message }) => message);

describe("the lines of a personalization", () => {
  it.each([
    ["one empty line", [""], ["Please enter text"]],
    ["two empty lines", ["", ""], ["Please enter at least one line of text"]],
    ["a digit where letters are allowed", ["AB1"], ["Your message contains invalid characters"]],
    ["a character too many", ["ABCDE"], ["Your message is over the character limit"]],
    ["a digit in a text that is too long", ["ABCDE1"], ["Your message contains invalid characters"]],
    ["a text that is too short", ["A"], [null]],
    ["one line of two", ["", "AB"], []],
    ["each line", ["AB", "C", "1"], [null, "Your message contains invalid characters"]],
  ])("are checked: %s [PERS-07] [PERS-08] [PERS-10]", (_case, texts, messages) => {
    expect(messagesOf(...texts)).toEqual(messages);
  });

  it("are named if they are wrong", () => {
    expect(checkTexts(linesOf("AB", "1"), letters)).toEqual([
      { elementName: "Text2", kind: "pattern", message: "Your message contains invalid characters" },
    ]);
    expect(checkTexts(linesOf("A"), letters)).toEqual([{ elementName: "Text1", kind: "tooShort", message: null }]);
  });

  it("are counted in characters", () => {
    const any = { validationRegEx: ".*", minLength: 0, maxLength: 2 };
    expect(checkTexts(linesOf("🦉🦉"), any)).toEqual([]);
    expect(checkTexts(linesOf("🦉🦉🦉"), any)).toHaveLength(1);
  });
});

describe("the pattern of a font", () => {
  it.each(["(a+)+", "([a-z]*\\d)*", "[", "a".repeat(201), "(\\w{2,})+"])("%s forbids nothing (AMB-178)", (source) => {
    expect(compilePattern(source)).toBeNull();
    expect(checkTexts(linesOf("?!"), { validationRegEx: source, minLength: 0, maxLength: 5 })).toEqual([]);
  });

  it.each(["[\\p{L}\\d .&'\\-]+", "(Mr|Mrs)? ?[A-Z]+", "\\(\\w+\\)"])("%s has to match the whole text", (source) => {
    expect(compilePattern(source)?.source).toBe(`^(?:${source})$`);
  });
});

it("has the four customization types of the specification [PERS-02]", () => {
  expect(customizationType).toEqual({ none: 0, legacy: 100, inHouseEmbroidery: 700, inHouseEtching: 705 });
});
