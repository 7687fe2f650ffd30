import { expect, it } from "vitest";
import { straightenMarks } from "./normalize-text.ts";

it.each([..."‘’‛ʼ′´`"])("writes an apostrophe for %s", (mark) => {
  expect(straightenMarks(`O${mark}Neil ${mark}`)).toBe("O'Neil '");
});

it.each([..."‐‑‒–—―−﹘﹣"])("writes a hyphen for %s", (mark) => {
  expect(straightenMarks(`Day${mark}Lewis ${mark}`)).toBe("Day-Lewis -");
});

it.each(["O'Neil-Ray", "“quoted”", "Kaʻū", "ラーメン", "a_b~c"])("leaves %s", (text) => {
  expect(straightenMarks(text)).toBe(text);
});
