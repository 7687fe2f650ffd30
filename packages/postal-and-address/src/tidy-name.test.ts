import { expect, it } from "vitest";
import { checkName } from "./check-name.ts";
import { tidyName } from "./tidy-name.ts";

it.each([
  ["  Ann  Marie ", "Ann Marie"],
  ["O’Neil", "O'Neil"],
  ["Day–Lewis", "Day-Lewis"],
  ["Zoë".normalize("NFD"), "Zoë"],
  ["A1", "A1"],
])("tidies %j to %j, which the name check then judges", (pasted, tidied) => {
  expect(tidyName(pasted)).toBe(tidied);
});

it("makes a pasted apostrophe pass the check", () => {
  expect(checkName("O’Neil").ok).toBe(false);
  expect(checkName(tidyName("O’Neil")).ok).toBe(true);
});
