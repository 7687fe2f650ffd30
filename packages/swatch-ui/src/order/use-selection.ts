import { mostSwatches, type OrderSwatchData, swatchMessages } from "@store/contract/swatches";
import { useAtom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import type { OrderSwatch } from "../swatch-properties.ts";
import {
  addSwatch,
  recentSwatchesAtom,
  recentSwatchesShown,
  type TraySwatch,
  toggleSwatch,
  trayAtom,
} from "../tray/tray-atoms.ts";

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
  useEffect(() => {
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
  }, [data.Sku, data.DefaultSwatch]);

  const codes = isLive ? tray.map(({ choiceCode }) => choiceCode).filter((code) => !isUnavailable(code)) : preset;
  return {
    isLive,
    wasChanged,
    codes,
    isFull: isLive && codes.length >= mostSwatches,
    problem: codes.length === 0 ? swatchMessages.none : codes.length > mostSwatches ? swatchMessages.tooMany : null,
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
