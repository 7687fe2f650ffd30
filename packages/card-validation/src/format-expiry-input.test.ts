import { describe, expect, it } from "vitest";
import { checkExpiry } from "./check-expiry.ts";
import { formatExpiryInput } from "./format-input.ts";

// `marked` is the text of the input with a | at the caret.
function format(marked: string, inputType?: string): string {
  const edit = { value: marked.replace("|", ""), selectionStart: marked.indexOf("|"), inputType };
  const { value, selectionStart } = formatExpiryInput(edit);
  return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`;
}

describe("formatExpiryInput", () => {
  it.each([
    ["5|", "05|"],
    ["12|", "12|"],
    ["122|", "12/2|"],
    ["12/29|", "12/29|"],
    ["12/299|", "12/29|"],
    ["2029-12|", "12/29|"],
    ["13|/29", "13|/29"],
    ["1|2/29", "1|2/29"],
    ["123|/29", "12/3|2"],
    ["0|/29", "0|/29"],
    ["05|/29", "05|/29"],
    ["5|/29", "5|/29"],
    ["５|/29", "５|/29"],
    ["5/29|", "05/29|"],
  ])("shows the typed %s as %s [PAY-37]", (typed, shown) => {
    expect(format(typed, "insertText")).toBe(shown);
  });

  it.each([
    ["12/|", "deleteContentBackward"],
    ["12|", "deleteContentBackward"],
    ["1|", "deleteContentBackward"],
    ["|", "deleteContentBackward"],
    ["12|29", "deleteContentBackward"],
    ["|2/29", "deleteContentForward"],
    ["1|/29", "deleteByCut"],
  ])("leaves %s unchanged after a deletion, so that nothing is put back [PAY-37]", (left, inputType) => {
    expect(format(left, inputType)).toBe(left);
  });

  it("keeps the year while the month is overwritten [PAY-37]", () => {
    expect(format("0|/29", "insertText")).toBe("0|/29");
    expect(checkExpiry("5/29", { today: { year: 2026, month: 11 } })).toEqual({ state: "valid", month: 5, year: 2029 });
  });

  it.each([
    [Number.NaN, 0],
    [-1, 0],
    [99, 5],
  ])("moves the caret from %d to %d, inside the text", (selectionStart, caret) => {
    for (const inputType of ["insertText", "deleteContentBackward"]) {
      expect(formatExpiryInput({ value: "12/29", selectionStart, inputType }).selectionStart).toBe(caret);
    }
  });
});
