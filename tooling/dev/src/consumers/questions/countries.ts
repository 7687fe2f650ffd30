import { expect } from "vitest";
import type { Questions } from "./questions.ts";

export const countries: Questions = {
  specifier: "@store/postal-and-address/countries",
  asked: [
    ["countries", [], expect.arrayContaining([{ code: "CAN", name: "Canada" }])],
    ["countries", [{ site: "US" }], expect.not.arrayContaining([expect.objectContaining({ code: "CAN" })])],
    ["countries", [{ site: "CA" }], expect.arrayContaining([expect.objectContaining({ code: "CAN" })])],
  ],
  refused: [["countries", [{ site: "MX" }]]],
};
