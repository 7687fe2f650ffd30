import { expect, it } from "vitest";
import { normalizeMarks } from "./normalize-text.ts";

it.each([..."‘’‛ʼ′´`"])("replaces %s with an apostrophe", (mark) => {
  expect(normalizeMarks(`O${mark}Neil ${mark}`)).toBe("O'Neil '");
});

it.each([..."‐‑‒–—―−﹘﹣"])("replaces %s with a hyphen", (mark) => {
  expect(normalizeMarks(`Day${mark}Lewis ${mark}`)).toBe("Day-Lewis -");
});

it.each(["O'Neil-Ray", "“quoted”", "Kaʻū", "ラーメン", "a_b~c"])("leaves %s unchanged", (text) => {
  expect(normalizeMarks(text)).toBe(text);
});
