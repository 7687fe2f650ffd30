import { describe, expect, it } from "vitest";
import { formatCardInput, formatExpiryInput } from "./format-input.ts";

/** `|` marks the caret. */
function edit(marked: string, inputType?: string) {
  return { value: marked.replace("|", ""), selectionStart: marked.indexOf("|"), inputType };
}
function format(marked: string, inputType?: string): string {
  const { value, selectionStart } = formatCardInput(edit(marked, inputType));
  return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`;
}

describe("formatCardInput", () => {
  it.each([
    ["the first digit", "4|", "4|"],
    ["the last digit of a group: no blank before it is needed", "4111|", "4111|"],
    ["the first digit of the next group", "41111|", "4111 1|"],
    ["a digit into the middle", "4111 9|2222", "4111 9|222 2"],
    ["a digit at the end of a full group", "41119| 2222", "4111 9|222 2"],
    ["a digit at the start", "4|4111 1", "4|411 11"],
    ["a letter, which is dropped", "4111x| 1", "4111| 1"],
    ["a blank, which is dropped", "41 |11", "41|11"],
    ["one digit too many at the end", "4111 1111 1111 1111 1111|", "4111 1111 1111 1111 111|"],
    ["one digit too many in the middle", "5555 5|555 5555 4444", "5555 5|555 5555 4444"],
    ["full-width digits", "４１１１１|", "4111 1|"],
  ])("keeps the caret after typing %s [PAY-28]", (_edit, typed, shown) => {
    expect(format(typed, "insertText")).toBe(shown);
  });

  it.each([
    ["a whole number with dashes", "4111-1111-1111-1111|", "4111 1111 1111 1111|"],
    ["an Amex number in groups of four", "3714 4963 5398 431|", "3714 496353 98431|"],
    ["digits over the second group", "4111 99|1111", "4111 99|11 11"],
    ["more than fits", "5555 5555 5555 4444 99|", "5555 5555 5555 4444|"],
    ["a number that changes the groups before the caret", "37|4111 1111 1111", "37|41 111111 1111"],
  ])("keeps the caret after pasting %s [PAY-28]", (_edit, pasted, shown) => {
    expect(format(pasted, "insertFromPaste")).toBe(shown);
  });

  it.each([
    ["the last digit of the last group", "4111 |", "deleteContentBackward", "4111|"],
    ["a digit in the middle", "4111 |222 3333", "deleteContentBackward", "4111| 2223 333"],
    ["the blank before the caret: the digit before it goes too", "4111|1", "deleteContentBackward", "411|1"],
    ["the blank after the caret: the digit after it goes too", "4111|1", "deleteContentForward", "4111|"],
    ["a blank in a longer number", "4111 1111|2222", "deleteContentBackward", "4111 111|2 222"],
    ["the blank after the caret in a longer number", "4111|2222 3", "deleteContentForward", "4111| 2223"],
    ["a selection over a blank", "41|11", "deleteContentBackward", "41|11"],
    ["a selection that is cut out", "4111| 3333", "deleteByCut", "4111| 3333"],
    ["everything", "|", "deleteContentBackward", "|"],
    ["the first digit of an Amex number", "|714 496353 98431", "deleteContentForward", "|7144 9635 3984 31"],
  ])("keeps the caret after deleting %s [PAY-28]", (_edit, left, inputType, shown) => {
    expect(format(left, inputType)).toBe(shown);
  });

  it("treats an unknown edit as typing", () => {
    expect(format("4111|1")).toBe("4111| 1");
  });

  it.each([
    [Number.NaN, 0],
    [-1, 0],
    [-99, 0],
    [99, 6],
  ])("moves the caret %d into the text: %d", (selectionStart, caret) => {
    for (const inputType of ["insertText", "deleteContentBackward", "deleteContentForward"]) {
      const shown = { value: "4111 1", selectionStart: caret };
      expect(formatCardInput({ value: "4111 1", selectionStart, inputType })).toEqual(shown);
    }
  });

  it("takes null, from an input without a caret, for the end", () => {
    expect(formatCardInput({ value: "41111", selectionStart: null })).toEqual({ value: "4111 1", selectionStart: 6 });
    const edit = { value: "4111", selectionStart: null, inputType: "deleteContentBackward" };
    expect(formatCardInput(edit)).toEqual({ value: "4111", selectionStart: 4 });
    expect(formatExpiryInput({ value: "5", selectionStart: null })).toEqual({ value: "05", selectionStart: 2 });
  });

  it("also uses the store's ranges for grouping", () => {
    const bins = [{ prefix: "9001", type: "AmericanExpress" }] as const;
    expect(formatCardInput(edit("90012|3456789"), { bins })).toEqual({ value: "9001 234567 89", selectionStart: 6 });
  });
});
