import { describe, expect, it } from "vitest";
import { customizationType } from "../shared/index.ts";
import { checkTexts } from "./check-texts.ts";

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
  it.each([
    ["that is none", "["],
    ["with a look-ahead", "(?=A)[A-Z]+"],
    ["that is too large", "([A-Z]{1000}){1000}"],
  ])("%s forbids nothing (AMB-178)", (_case, validationRegEx) => {
    expect(checkTexts(linesOf("?!"), { validationRegEx, minLength: 0, maxLength: 5 })).toEqual([]);
  });

  it.each(["((a+))+", "(a|a)*", "(.*)*x"])("%s judges a text without delay [PERS-08] (AMB-288)", (validationRegEx) => {
    const any = { validationRegEx, minLength: 0, maxLength: 200 };
    expect(checkTexts(linesOf(`${"a".repeat(199)}!`), any)).toMatchObject([{ kind: "pattern" }]);
  });

  it("does not judge a text of more than 200 characters, which is too long", () => {
    const digits = { validationRegEx: "\\d*", minLength: 0, maxLength: 500 };
    const kinds = (text: string) => checkTexts(linesOf(text), digits).map(({ kind }) => kind);
    expect(kinds("a".repeat(200))).toEqual(["pattern"]);
    expect(kinds("1".repeat(200))).toEqual([]);
    expect(kinds("a".repeat(201))).toEqual(["tooLong"]);
    expect(kinds("1".repeat(201))).toEqual(["tooLong"]);
  });
});

it("has the four customization types of the specification [PERS-02]", () => {
  expect(customizationType).toEqual({ none: 0, legacy: 100, inHouseEmbroidery: 700, inHouseEtching: 705 });
});
