import { describe, expect, it, vi } from "vitest";
import { checkText } from "./field-check.ts";

const check = (text: string) => checkText(text, (value) => value !== "wrong" && value.toUpperCase(), 5);

describe("checkText", () => {
  it.each(["", " ", "\t\n", " ".repeat(9)])("calls %j missing", (text) => {
    expect(check(text)).toEqual({ ok: false, problem: "missing" });
  });

  it("checks the length after trimming and returns the value to store", () => {
    expect(check("  right  ")).toEqual({ ok: true, value: "RIGHT" });
    expect(check("righto")).toEqual({ ok: false, problem: "tooLong" });
  });

  it("checks the pattern last", () => {
    expect(check("wrong")).toEqual({ ok: false, problem: "malformed" });
  });

  it.each(["a\tb", "a\nb", "a\r\nb", "a\u0000b", "a\u0085b", "a\u2028b", "a\u2029b"])(
    "refuses %j, whose control character no field shows",
    (text) => {
      expect(check(text)).toEqual({ ok: false, problem: "malformed" });
    },
  );

  it("matches no pattern against a text that is too long", () => {
    const toStored = vi.fn((value: string) => value);
    checkText("too long", toStored, 5);
    expect(toStored).not.toHaveBeenCalled();
  });

  it("has no limit by default", () => {
    expect(checkText("a".repeat(100_000), (value) => value)).toMatchObject({ ok: true });
  });
});
