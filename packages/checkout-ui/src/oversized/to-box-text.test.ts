import { expect, it } from "vitest";
import { toBoxText } from "./box-list.tsx";

const box = { boxNumber: 2, quantity: 3, width: 40, depth: 15, height: 9 };

it.each([
  ["in inches", false, 'Box 2: 3 x 40" W x 15" D x 9" H'],
  ["in centimeters on metric data", true, "Box 2: 3 x 40 cm W x 15 cm D x 9 cm H"],
])("formats a box %s [POP-11]", (_, isMetric, text) => {
  expect(toBoxText(box, { isMetric })).toBe(text);
});
