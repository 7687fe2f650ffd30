import { useStore, type WritableAtom } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { useEffect, useLayoutEffect } from "react";

// A server has no layout effects, and nothing changes there after the first render.
const useChange = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Writes a loader's value to an atom: before the first render, so that the server's document contains it, and before paint
 * whenever the loader reloads.
 */
export function useSyncedAtom<Value>(target: WritableAtom<unknown, [Value], unknown>, value: Value): void {
  const store = useStore();
  useHydrateAtoms([[target, value]]);
  useChange(() => {
    store.set(target, value);
  }, [store, target, value]);
}
