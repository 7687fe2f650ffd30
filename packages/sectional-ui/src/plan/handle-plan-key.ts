import type { KeyboardEvent } from "react";
import type { Surface } from "../state/planner-state.ts";
import type { PlannerModel } from "../state/use-planner.ts";

/** The place to which a key moves the focus, from an index of so many. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  ArrowDown: (index, count) => Math.min(count - 1, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The keys of the plan: arrows from place to place, Shift and an arrow to move a piece, Delete to remove it. */
export function handlePlanKey(event: KeyboardEvent, planner: PlannerModel): void {
  const { places, state, run, dispatch } = planner;
  if (event.altKey || handleHistoryKey(event, planner, "plan") || event.ctrlKey || event.metaKey) return;
  const key = event.target instanceof Element ? event.target.closest("[data-place]")?.getAttribute("data-place") : null;
  const index = places.findIndex((place) => place.key === (key ?? state.active));
  const place = places[index];
  if (!place) return;
  const isPiece = place.kind === "piece";
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const next = places[steps[event.key]?.(index, places.length) ?? -1];
  if (event.shiftKey) {
    if (!isPiece || by === undefined) return;
    run({ kind: "move", id: place.key, by }, "plan");
  } else if (next) {
    dispatch({ type: "moveTo", at: { key: next.key, surface: "plan" } });
  } else if (isPiece && (event.key === "Delete" || event.key === "Backspace")) {
    run({ kind: "remove", id: place.key }, "plan");
  } else return;
  event.preventDefault();
}

/** Undo and redo; whether the key was one of them. */
export function handleHistoryKey(
  event: KeyboardEvent,
  { dispatch }: Pick<PlannerModel, "dispatch">,
  surface: Surface,
): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const key = event.key.toLowerCase();
  const type = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" ? "undo" : undefined;
  if (type === undefined) return false;
  event.preventDefault();
  dispatch({ type, surface });
  return true;
}
