import type { SectionalPage } from "@store/contract/sectionals";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { type PlannerAddress, toPlannerUrl } from "../design/planner-address.ts";
import type { DesignCommand } from "../layout/apply-design-command.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { startHistory } from "../layout/design-history.ts";
import { formatDesign } from "../layout/design-text.ts";
import type { LengthUnit } from "../places/describe-size.ts";
import { listPlaces, type Place } from "../places/list-places.ts";
import { type PlannerAction, type PlannerState, plannerReducer, type Surface, toNewId } from "./planner-state.ts";

export interface PlannerOptions {
  readonly page: Pick<SectionalPage, "fabricChoiceCode" | "defaults" | "legs">;
  readonly catalog: PieceCatalog;
  /** The design of the address, or the nearest one that can be built. */
  readonly design: Design;
  readonly address: PlannerAddress;
  /** The path of the page. */
  readonly path: string;
  readonly unit: LengthUnit;
  /** Shows the URL of what was changed in the address bar, without a new entry in the history. */
  readonly onUrl?: ((url: string) => void) | undefined;
}

/** What the parts of the planner show, and what they do. */
export interface PlannerModel {
  readonly state: PlannerState;
  readonly design: Design;
  readonly catalog: PieceCatalog;
  readonly unit: LengthUnit;
  readonly places: readonly Place[];
  /** Empty for a design without pieces. */
  readonly designText: string;
  readonly dispatch: (action: PlannerAction) => void;
  readonly run: (command: DesignCommand, surface: Surface) => void;
  /** The id of the next piece that is added. */
  readonly newId: string;
  /** The path of the page. */
  readonly path: string;
  /** The URL of the planner as it is, with changes. */
  readonly toUrl: (change?: Partial<PlannerAddress>) => string;
}

/** The state of a planner. It begins with the address and keeps the address up to date. */
export function usePlanner({
  page,
  catalog,
  design: initial,
  address,
  path,
  unit,
  onUrl,
}: PlannerOptions): PlannerModel {
  const reducer = useMemo(() => plannerReducer(catalog, unit), [catalog, unit]);
  const [state, dispatch] = useReducer(reducer, null, () => toInitialState({ page, design: initial, address }));
  const design = state.history.present;
  const places = useMemo(() => listPlaces(design, catalog, unit), [design, catalog, unit]);
  const text = toDesignText(design);
  const toUrl = (change: Partial<PlannerAddress> = {}) =>
    toPlannerUrl(path, {
      design: text,
      fabric: state.fabric === page.defaults.fabricChoiceCode ? "" : state.fabric,
      legs: state.legs === page.defaults.legFinishCode ? "" : state.legs,
      replaces: state.replaces,
      panel: state.panel === "BuildSectional" ? "" : state.panel,
      view: state.is3d ? "3d" : "",
      fit: address.fit,
      ...change,
    });
  useUrl(toUrl(), onUrl);
  return {
    state,
    design,
    catalog,
    unit,
    places,
    designText: text,
    dispatch,
    run: (command, surface) => dispatch({ type: "command", command, surface }),
    newId: toNewId(state),
    path,
    toUrl,
  };
}

/** The text of a design for the address; "" without pieces. */
export function toDesignText(design: Design): string {
  return design.pieces.length === 0 ? "" : formatDesign(design);
}

function toInitialState({ page, design, address }: Pick<PlannerOptions, "page" | "design" | "address">): PlannerState {
  const { fabricChoiceCode, legs, defaults } = page;
  return {
    history: startHistory(design),
    fabric: fabricChoiceCode,
    legs: legs.some(({ code }) => code === address.legs) ? address.legs : defaults.legFinishCode,
    replaces: address.replaces,
    panel: address.panel || "BuildSectional",
    is3d: address.view === "3d",
    menu: address.place === "" ? null : { key: address.place, surface: "plan", isFromAddress: true },
    active: address.place,
    focus: null,
    announcement: { text: "" },
    added: 0,
  };
}

/** Reports each URL after the first. */
function useUrl(url: string, onUrl: PlannerOptions["onUrl"]) {
  const shown = useRef(url);
  const report = useRef(onUrl);
  useEffect(() => {
    report.current = onUrl;
  });
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    report.current?.(url);
  }, [url]);
}
