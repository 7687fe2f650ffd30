import type { FieldCheck } from "./field-check.ts";

interface TextRule {
  /** Longest value in UTF-16 units, as an input's `maxlength` counts. */
  readonly max: number;
  readonly isWellFormed: (value: string) => boolean;
}

/** Trims a one-line text and judges it: missing first, then length, then form, so that no pattern sees a long text. */
export function checkText(input: string, { max, isWellFormed }: TextRule): FieldCheck {
  const value = input.trim();
  if (value === "") return { ok: false, problem: "missing" };
  if (value.length > max) return { ok: false, problem: "tooLong" };
  return isWellFormed(value) ? { ok: true, value } : { ok: false, problem: "malformed" };
}
