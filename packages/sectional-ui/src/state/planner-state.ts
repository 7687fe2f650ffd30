import type { PlannerPanel } from "../design/planner-address.ts";
import { applyDesignCommand, type DesignCommand } from "../layout/apply-design-command.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { type DesignHistory, recordDesign, redoDesign, undoDesign } from "../layout/design-history.ts";
import { describeChange, describeDesign, describeProblem } from "../places/describe-change.ts";
import type { LengthUnit } from "../places/describe-size.ts";
import { listPlaces, toJoinKey } from "../places/list-places.ts";

/** The two places from which a piece can be changed. */
export type Surface = "plan" | "list";

/** A place in one of them. */
export interface PlaceOnSurface {
  readonly key: string;
  readonly surface: Surface;
}

export interface PlannerState {
  readonly history: DesignHistory;
  readonly fabric: string;
  readonly legs: string;
  /** The design in the cart that an add replaces; "" without one. */
  readonly replaces: string;
  readonly panel: PlannerPanel;
  /** Whether the 3D view is shown in the place of the plan. */
  readonly is3d: boolean;
  /** The place whose menu is open; a menu that a document opened does not take the focus. */
  readonly menu: (PlaceOnSurface & { readonly isFromAddress?: true }) | null;
  /** The key of the place that is the stop of the Tab key. */
  readonly active: string;
  /** The place that gets the focus now: a new object each time, as are announcements. */
  readonly focus: PlaceOnSurface | null;
  readonly announcement: { readonly text: string };
  /** The number of pieces that were added so far, for their ids. */
  readonly added: number;
}

export type PlannerAction =
  | { readonly type: "command"; readonly command: DesignCommand; readonly surface: Surface }
  /** Replaces the whole design, as a ready one does. */
  | { readonly type: "open"; readonly design: Design; readonly announcement: string }
  /** By a key on a surface, which keeps the focus. */
  | { readonly type: "undo" | "redo"; readonly surface?: Surface }
  | {
      readonly type: "choose";
      readonly choice: Partial<Pick<PlannerState, "fabric" | "legs" | "panel" | "replaces" | "is3d">>;
    }
  | { readonly type: "openMenu"; readonly at: PlaceOnSurface }
  /** The focus returns to the place of the menu, unless it has gone elsewhere. */
  | { readonly type: "closeMenu"; readonly keepsFocus?: boolean }
  | { readonly type: "moveTo"; readonly at: PlaceOnSurface }
  | { readonly type: "activate"; readonly key: string };

/** The id of the next piece that is added. */
export const toNewId = ({ added }: Pick<PlannerState, "added">) => `n${added + 1}`;

/** The reducer of a planner with these pieces. */
export function plannerReducer(catalog: PieceCatalog, unit: LengthUnit) {
  const say = (sentence: string, { present }: DesignHistory) => ({
    text: `${sentence} ${describeDesign(present, catalog, unit)}`,
  });

  function changeDesign(state: PlannerState, command: DesignCommand, surface: Surface): PlannerState {
    const before = state.history.present;
    const result = applyDesignCommand(before, command, catalog);
    if (!result.ok) {
      const text = `${describeProblem(result.problem, { command, design: before, catalog })} Nothing changed.`;
      return { ...closeMenu(state), announcement: { text } };
    }
    const history = recordDesign(state.history, result.design);
    const key = toNextKey(command, before);
    return {
      ...state,
      history,
      menu: null,
      active: key ?? state.active,
      focus: key === undefined ? null : { key, surface },
      announcement: say(describeChange(command, before, result.design, catalog), history),
      added: state.added + (command.kind === "insert" ? 1 : 0),
    };
  }

  function stepTo(
    state: PlannerState,
    history: DesignHistory,
    { done, none, surface }: { done: string; none: string; surface: Surface | undefined },
  ): PlannerState {
    if (history === state.history) return { ...state, announcement: { text: none } };
    // The place with the focus may be gone.
    const keys = listPlaces(history.present, catalog, unit).map(({ key }) => key);
    const active = keys.includes(state.active) ? state.active : (keys.at(-1) ?? toJoinKey(0));
    const focus = surface ? { key: active, surface } : null;
    return { ...state, history, menu: null, active, focus, announcement: say(done, history) };
  }

  return function reduce(state: PlannerState, action: PlannerAction): PlannerState {
    switch (action.type) {
      case "command":
        return changeDesign(state, action.command, action.surface);
      case "open": {
        const history = recordDesign(state.history, action.design);
        return { ...state, history, menu: null, focus: null, announcement: say(action.announcement, history) };
      }
      case "undo":
        return stepTo(state, undoDesign(state.history), {
          done: "Undone.",
          none: "Nothing to undo.",
          surface: action.surface,
        });
      case "redo":
        return stepTo(state, redoDesign(state.history), {
          done: "Redone.",
          none: "Nothing to redo.",
          surface: action.surface,
        });
      case "choose":
        return { ...state, ...action.choice };
      case "openMenu":
        return { ...state, menu: action.at, active: action.at.key, focus: null };
      case "closeMenu":
        return action.keepsFocus ? { ...state, menu: null } : closeMenu(state);
      case "moveTo":
        return { ...state, menu: null, active: action.at.key, focus: { ...action.at } };
      case "activate":
        return { ...state, active: action.key };
    }
  };
}

function closeMenu(state: PlannerState): PlannerState {
  return { ...state, menu: null, focus: state.menu && { ...state.menu } };
}

/** The key of the place that a command leaves the focus on; undefined if it is about the whole design. */
function toNextKey(command: DesignCommand, { pieces }: Design): string | undefined {
  if (command.kind === "clear") return toJoinKey(0);
  if (!("id" in command)) return undefined;
  const at = pieces.findIndex(({ id }) => id === command.id);
  if (command.kind === "remove") return (pieces[at + 1] ?? pieces[at - 1])?.id ?? toJoinKey(0);
  if (command.kind === "removeFrom") return pieces[at - 1]?.id ?? toJoinKey(0);
  return command.id;
}
