import { toPlainDigits } from "@store/postal-and-address";
import { type KeyboardEvent, useState } from "react";
import { getPlainKey } from "../keys/plain-key.ts";

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowDown: -1 };

export interface NumberFieldOptions extends NumberLimits {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly holdsEnter: boolean;
}

/** A number while it is being typed: corrected only on blur or on Enter. */
export function useNumberField({ value, onChange, holdsEnter, ...limits }: NumberFieldOptions) {
  /** The text of the field while it differs from the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [limit, setLimit] = useState<"min" | "max" | null>(null);

  function take(text: string): void {
    const allowed = toAllowedNumber(text, limits);
    setTyped(null);
    setLimit(allowed.ok ? allowed.limit : null);
    if (allowed.ok && allowed.value !== value) onChange(allowed.value);
  }

  function move(direction: -1 | 1): void {
    const from = toAllowedNumber(typed ?? String(value), limits);
    take(String((from.ok ? from.value : value) + direction * limits.step));
  }

  return {
    limit,
    move,
    inputProps: {
      value: typed ?? String(value),
      "aria-valuenow": value,
      "aria-valuemin": limits.min,
      "aria-valuemax": Number.isFinite(limits.max) ? limits.max : undefined,
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      onBlur: () => typed !== null && take(typed),
      onKeyDown(event: KeyboardEvent) {
        const key = getPlainKey(event);
        const direction = arrows[key];
        if (direction !== undefined) {
          event.preventDefault();
          move(direction);
        }
        // Enter submits the form with the parsed number.
        if (key === "Enter" && typed !== null) take(typed);
        if (key === "Enter" && holdsEnter) event.preventDefault();
      },
    },
  };
}

interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The allowed number for a typed text, and the limit that was applied. */
type AllowedNumber =
  | { readonly ok: true; readonly value: number; readonly limit: "min" | "max" | null }
  | { readonly ok: false };

/** Parses a typed whole number ("1,200" too, in the digits of any usual keyboard) and rounds it to the nearest step within its limits. */
export function toAllowedNumber(text: string, { min, max, step }: NumberLimits): AllowedNumber {
  const typed = toPlainDigits(text).replace(/[\s,]/g, "");
  if (!/^[+-]?\d{1,9}$/.test(typed)) return { ok: false };
  const number = Number(typed);
  if (number < min) return { ok: true, value: min, limit: "min" };
  if (number > max) return { ok: true, value: max, limit: "max" };
  const stepped = min + Math.round((number - min) / step) * step;
  return { ok: true, value: stepped > max ? stepped - step : stepped, limit: null };
}
