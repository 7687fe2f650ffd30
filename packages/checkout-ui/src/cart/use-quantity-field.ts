import { cartAlertAtom } from "@store/shopper-state";
import { useAtomValue, useSetAtom } from "jotai";
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from "react";
import { refusedQuantitiesAtom } from "./refused-quantities-atom.ts";
import { runAfterPointerUp, watchPointer } from "./run-after-pointer-up.ts";

export interface QuantityFieldOptions {
  /** Of the input. */
  readonly id: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

const quantityText = "Enter a whole number from 1 to 99.";
const wholeQuantity = /^0*[1-9]\d?$/;

/**
 * A quantity while it is typed: taken on leaving or with Enter; anything but 1 to 99 stays as typed, with an error, and keeps
 * the shopper from checking out with another one.
 */
export function useQuantityField({ id, quantity, onChange }: QuantityFieldOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const setCartAlert = useSetAtom(cartAlertAtom);
  const refused = useAtomValue(refusedQuantitiesAtom);
  useEffect(() => () => void refused.delete(id), [refused, id]);

  function show(text: string | null): void {
    setTyped(text);
    setError(null);
    refused.delete(id);
  }

  function press(count: number): void {
    show(null);
    // A button at its end keeps the focus and does nothing.
    if (count < 1 || count > 99) return;
    onChange(count);
  }

  function take(): void {
    if (typed === null) return;
    if (wholeQuantity.test(typed.trim())) press(Number(typed));
    else {
      refused.add(id);
      // The press may have been for another quantity.
      runAfterPointerUp(() => refused.has(id) && setError(quantityText));
    }
  }

  return {
    text: typed ?? String(quantity),
    error,
    inputProps: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        show(event.target.value);
        setCartAlert(null);
      },
      onFocus: watchPointer,
      onBlur: take,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === "Enter") take();
        if (event.key === "Escape") show(null);
      },
    },
    less: () => press(quantity - 1),
    more: () => press(quantity + 1),
  };
}
