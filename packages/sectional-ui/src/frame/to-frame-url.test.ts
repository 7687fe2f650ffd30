import { expect, it } from "vitest";
import { findFrameMode, toFrameUrl } from "./to-frame-url.ts";

const frame = { configuratorUrl: "https://planner.example/", collectionCode: "dune", design: "" } as const;

it.each([
  ["a desktop", "1440px", "fine", "desktop"],
  ["a wide touch screen", "1024px", "coarse", "tablet"],
  ["a phone", "390px", "coarse", "mobile"],
  ["a narrow window of a desktop", "768px", "fine", "mobile"],
] as const)("the frame's mode on %s (AMB-150) [SECT-23]", (_, width, pointer, mode) => {
  const matches = (query: string) =>
    query.includes("width") ? Number.parseInt(width, 10) <= 768 : query === `(pointer: ${pointer})`;
  expect(findFrameMode(matches)).toBe(mode);
});

it.each([
  [false, "https://planner.example/?mode=tablet&collection=dune"],
  [true, "https://planner.example/?mode=tablet&collection=dune&country=ca"],
])("the frame's address names the Canadian site only (%s) [SECT-23]", (isCanada, url) => {
  expect(toFrameUrl({ ...frame, mode: "tablet", isCanada })).toBe(url);
});

it("the frame's address has the layout with which the page was opened", () => {
  const url = toFrameUrl({ ...frame, mode: "desktop", isCanada: false, design: "10.LAS.ARM*OTT.RAS" });
  expect(new URL(url).searchParams.get("design")).toBe("10.LAS.ARM*OTT.RAS");
});
