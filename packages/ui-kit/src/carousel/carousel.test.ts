import { expect, it } from "vitest";
import { slideLoading } from "./carousel.tsx";

it.each([
  [true, ["eager", "eager", "eager", "lazy", "lazy", "lazy", "lazy"]],
  [false, ["eager", "eager", "eager", "eager", "eager", "lazy", "lazy"]],
])("is lazy beyond index 2 on a phone and 4 on a desktop: phone %s", (isMobile, loading) => {
  expect([0, 1, 2, 3, 4, 5, 6].map((index) => slideLoading(index, { isMobile }))).toEqual(loading);
});
