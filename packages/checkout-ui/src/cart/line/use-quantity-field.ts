import { maxQuantity } from "@store/contract/shared";
import { cartAlertAtom } from "@store/shopper-state";
import { useEarlyInput } from "@store/ui-kit/early";
import { getPlainKey } from "@store/ui-kit/plain-key";
import { useAtomValue, useSetAtom } from "jotai";
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from "react";
import { checkQuantity, parseQuantity } from "../../forms/check-quantity.ts";
import { usePostedField } from "../posted-cart.ts";
import { refusedQuantitiesAtom } from "./refused-quantities-atom.ts";

// Mouse events also surround the focus change of a tap. A drag ends without `mouseup`.
const ends = ["mouseup", "dragend"];
let isDown = false;

const watch = ({ type }: Event) => {
  isDown = type === "mousedown";
};

/** Starts to watch the pointer; calling it again changes nothing. */
export function watchPointer(): void {
  for (const name of ["mousedown", ...ends]) addEventListener(name, watch, true);
}

/** Runs work that may shift the layout once the pointer is up, so that the element under the pointer does not move mid-click. */
export function runAfterPointerUp(work: () => void): void {
  const done = () => {
    for (const name of ends) removeEventListener(name, done, true);
    // The click follows the event that ends the pointer press.
    setTimeout(work);
  };
  if (isDown) for (const name of ends) addEventListener(name, done, true);
  else work();
}

export interface QuantityFieldOptions {
  /** The id of the input. */
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/**
 * A quantity field. A valid quantity is submitted on blur or Enter; anything else stays as typed, with an error, and
 * blocks the checkout.
 */
export function useQuantityField({ id, name, quantity, onChange }: QuantityFieldOptions) {
  const posted = usePostedField(name);
  const [typed, setTyped] = useState(posted.text);
  const [error, setError] = useState(posted.error);
  const setCartAlert = useSetAtom(cartAlertAtom);
  const refused = useAtomValue(refusedQuantitiesAtom);
  useEffect(() => {
    if (posted.error !== null) refused.add(id);
    return () => void refused.delete(id);
  }, [refused, id, posted.error]);
  const input = useEarlyInput<HTMLInputElement>((field) => {
    const early = field.value;
    if (early === (posted.text ?? String(quantity))) return;
    setTyped(early);
    if (document.activeElement !== field) take(early);
  });

  function show(text: string | null): void {
    setTyped(text);
    setError(null);
    refused.delete(id);
  }

  function set(count: number): void {
    show(null);
    // A button at its end keeps the focus and does nothing.
    if (count < 1 || count > maxQuantity) return;
    onChange(count);
  }

  function take(text: string | null): void {
    if (text === null) return;
    const problem = checkQuantity(text);
    if (problem === null) set(parseQuantity(text));
    else {
      refused.add(id);
      // The click may have set another quantity.
      runAfterPointerUp(() => refused.has(id) && setError(problem));
    }
  }

  return {
    text: typed ?? String(quantity),
    error,
    inputProps: {
      ref: input,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        show(event.target.value);
        setCartAlert(null);
      },
      onFocus: watchPointer,
      onBlur: () => take(typed),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const key = getPlainKey(event);
        if (key === "Enter") {
          // It would submit the form.
          event.preventDefault();
          take(typed);
        }
        if (key === "Escape") show(null);
      },
    },
    less: () => set(quantity - 1),
    more: () => set(quantity + 1),
  };
}
