import { type RefObject, useEffect } from "react";
import type { PlaceOnSurface } from "../state/planner-state.ts";

/** Moves the focus to the button of a place each time that one is named. */
export function useFocus(root: RefObject<HTMLElement | null>, focus: PlaceOnSurface | null): void {
  useEffect(() => {
    if (!focus) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>(`[data-surface=${focus.surface}] [data-place]`);
    [...(buttons ?? [])].find(({ dataset }) => dataset.place === focus.key)?.focus();
  }, [root, focus]);
}
