import { type ChangeEvent, type KeyboardEvent, useState } from "react";

export interface QuantityFieldOptions {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** A quantity while it is typed: taken on leaving or with Enter; anything but 1 to 99 falls back to what was there. */
export function useQuantityField({ quantity, onChange }: QuantityFieldOptions) {
  const [typed, setTyped] = useState<string | null>(null);

  function take(): void {
    const wished = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isInteger(wished) && wished >= 1 && wished <= 99) onChange(wished);
  }

  return {
    text: typed ?? String(quantity),
    inputProps: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value.replace(/\D/g, "")),
      onBlur: take,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === "Enter") take();
        if (event.key === "Escape") setTyped(null);
      },
    },
    less: () => onChange(quantity - 1),
    more: () => onChange(quantity + 1),
  };
}
