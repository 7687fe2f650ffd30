import { maxSwatches, type OrderSwatchData, swatchMessages } from "@store/contract/swatches";
import { useAtom, useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useState } from "react";
import type { OrderSwatch } from "../swatch-properties.ts";
import {
  addSwatch,
  recentSwatchesAtom,
  recentSwatchesShown,
  type TraySwatch,
  toggleSwatch,
  trayAtom,
} from "../tray/tray-atoms.ts";

/** The form of an order: in a document it is there before React. */
const orderForm = "form[data-part=swatch-order]";

/** The selected swatches: before hydration those that the server rendered, then those of the tray. */
export function useSelection(
  data: OrderSwatchData,
  offered: readonly OrderSwatch[],
  posted: readonly string[] | undefined,
) {
  const [tray, changeTray] = useAtom(trayAtom);
  const recent = useAtomValue(recentSwatchesAtom);
  const [isLive, setIsLive] = useState(false);
  const [wasChanged, setWasChanged] = useState(false);
  const preset = posted ?? (data.DefaultSwatch === null ? [] : [data.DefaultSwatch]);
  const isOffered = (code: string) => offered.some(({ choiceCode }) => choiceCode === code);
  const isUnavailable = (code: string) =>
    offered.some(({ choiceCode, isAvailable }) => choiceCode === code && !isAvailable);

  // Once for each product: the rendered selection, as the shopper has changed it before hydration, is added to the tray.
  function begin(): void {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="swatch"]')];
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    // What the server had checked and the shopper has unchecked since; later, the boxes show the tray.
    const unticked = isLive
      ? []
      : preset.filter((code) => boxes.some(({ value }) => value === code) && !ticked.includes(code));
    const codes = new Set([...preset.filter((code) => !unticked.includes(code)), ...ticked]);
    const added = offered.filter(({ choiceCode, isAvailable }) => isAvailable && codes.has(choiceCode));
    changeTray((held) =>
      added.reduce(
        addSwatch,
        held.filter(({ choiceCode }) => !unticked.includes(choiceCode)),
      ),
    );
    setIsLive(true);
  }
  const [isServed] = useState(() => typeof document !== "undefined" && document.querySelector(orderForm) !== null);
  // Before its first drawing, or after the event that hydrates it, which the server answers.
  useLayoutEffect(() => (isServed ? undefined : begin()), [data.Sku, data.DefaultSwatch]);
  useEffect(() => (isServed ? begin() : undefined), [data.Sku, data.DefaultSwatch]);

  const [hadSome, setHadSome] = useState(false);

  const codes = isLive ? tray.map(({ choiceCode }) => choiceCode).filter((code) => !isUnavailable(code)) : preset;
  if (isLive && codes.length > 0 && !hadSome) setHadSome(true);
  return {
    isLive,
    wasChanged,
    /** Whether something was chosen before, here or in another tab. */
    hadSome,
    codes,
    isFull: isLive && codes.length >= maxSwatches,
    problem: codes.length === 0 ? swatchMessages.none : codes.length > maxSwatches ? swatchMessages.tooMany : null,
    /** Selected swatches of other products. */
    others: isLive ? tray.filter(({ choiceCode }) => !isOffered(choiceCode)) : [],
    recent: recent.filter(({ choiceCode }) => !isUnavailable(choiceCode)).slice(0, recentSwatchesShown),
    toggle(swatch: TraySwatch): void {
      setWasChanged(true);
      changeTray((held) => toggleSwatch(held, swatch));
    },
    clear: () => changeTray(() => []),
  };
}
