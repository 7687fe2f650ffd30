import { describe, expect, it } from "vitest";
import { formatExpiryInput } from "./format-expiry-input.ts";

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
  ])("leaves %s as it is after a deletion, so that nothing comes back [PAY-37]", (left, inputType) => {
    expect(format(left, inputType)).toBe(left);
  });
});
