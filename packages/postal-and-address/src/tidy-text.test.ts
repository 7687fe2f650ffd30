import { expect, it } from "vitest";
import { tidyText } from "./tidy-text.ts";

it.each([
  ["  a  b\t\nc ", "a b c"],
  ["\u00A0a\u00A0b", "a b"],
  ["\u202A312\u202C", "312"],
  ["\uFEFFa\u200Bb\u00AD", "ab"],
  ["", ""],
])("tidies %j to %j", (pasted, tidied) => {
  expect(tidyText(pasted)).toBe(tidied);
});
