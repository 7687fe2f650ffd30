import { expect, it } from "vitest";
import { straightenMarks } from "./straighten-marks.ts";

it.each([
  ["O’Neil", "O'Neil"],
  ["O‘Neil", "O'Neil"],
  ["Day–Lewis", "Day-Lewis"],
  ["Day‑Lewis", "Day-Lewis"],
  ["A−B", "A-B"],
  ["“quoted”", "“quoted”"],
  ["O'Neil-Ray", "O'Neil-Ray"],
])("straightens %s to %s", (typed, straight) => {
  expect(straightenMarks(typed)).toBe(straight);
});
