export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What was typed, made a number that is allowed, and which limit stopped it. */
export type AllowedNumber =
  | { readonly ok: true; readonly value: number; readonly limit: "min" | "max" | null }
  | { readonly ok: false };

/** Reads a whole number as it was typed ("1,200" too) and brings it to the nearest step within its limits. */
export function toAllowedNumber(text: string, { min, max, step }: NumberLimits): AllowedNumber {
  const typed = text.replace(/[\s,]/g, "");
  if (!/^[+-]?\d{1,9}$/.test(typed)) return { ok: false };
  const number = Number(typed);
  if (number < min) return { ok: true, value: min, limit: "min" };
  if (number > max) return { ok: true, value: max, limit: "max" };
  const stepped = min + Math.round((number - min) / step) * step;
  return { ok: true, value: stepped > max ? stepped - step : stepped, limit: null };
}
