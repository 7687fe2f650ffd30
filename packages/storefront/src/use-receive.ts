import { useStore, type WritableAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { useEffect, useLayoutEffect } from "react";

// On the server there is no layout to wait for, and nothing ever changes after the first render.
const useChange = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Hands what a loader has read to the page's state: before the first render, so that the server's document holds it,
 * and before the screen is painted whenever the loader reads anew.
 */
export function useReceive<Value>(target: WritableAtom<unknown, [Value], unknown>, value: Value): void {
  const store = useStore();
  useHydrateAtoms([[target, value]]);
  useChange(() => {
    store.set(target, value);
  }, [store, target, value]);
}
