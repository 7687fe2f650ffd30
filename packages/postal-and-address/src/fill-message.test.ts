import { expect, it } from "vitest";
import { fillMessage } from "./address-messages.ts";

it.each([
  ["{0} is not a valid ZIP Code.", "6061", "6061 is not a valid ZIP Code."],
  ["{0} or {0}", "a", "a or a"],
  ["no mark", "6061", "no mark"],
  ["{0}.", "$&{0}", "$&{0}."],
])("fills %j with %j [ADDR-07]", (message, value, filled) => {
  expect(fillMessage(message, value)).toBe(filled);
});
