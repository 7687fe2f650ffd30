import { describe, expect, it } from "vitest";
import { checkText } from "./check-text.ts";

const shortWord = { max: 5, isWellFormed: (value: string) => value !== "wrong" };

describe("checkText", () => {
  it.each(["", " ", "\t\n"])("calls %j missing", (text) => {
    expect(checkText(text, shortWord)).toEqual({ ok: false, problem: "missing" });
  });

  it("counts the length after trimming", () => {
    expect(checkText("  right  ", shortWord)).toEqual({ ok: true, value: "right" });
    expect(checkText("righto", shortWord)).toEqual({ ok: false, problem: "tooLong" });
  });

  it("judges the form last", () => {
    expect(checkText("wrong", shortWord)).toEqual({ ok: false, problem: "malformed" });
  });
});
