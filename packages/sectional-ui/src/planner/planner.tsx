import { Alert } from "@store/ui-kit/alert";
import { Tabs } from "@store/ui-kit/tabs";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { openDesign } from "../design/open-design.ts";
import type { PlannerPanel } from "../design/planner-address.ts";
import { toDetailsRequest } from "../design/to-details-request.ts";
import { DetailsList } from "../details/details-list.tsx";
import { useDetails } from "../details/use-details.ts";
import { LegChoice } from "../fabric/leg-choice.tsx";
import type { PieceCatalog } from "../layout/design.ts";
import { toPieceCatalog } from "../layout/to-piece-catalog.ts";
import { PieceList } from "../piece-list/piece-list.tsx";
import { PlacesForm } from "../place-menu/places-form.tsx";
import { PlanEditor } from "../plan/plan-editor.tsx";
import { RoomDrawing, toRoom } from "../room/room-drawing.tsx";
import type { PlaceOnSurface } from "../state/planner-state.ts";
import { usePlanner } from "../state/use-planner.ts";
import { Announcement } from "./announcement.tsx";
import { DesignActions } from "./design-actions.tsx";
import { PlanSummary, PlanToolbar } from "./plan-toolbar.tsx";
import { PlannerNotices } from "./planner-notices.tsx";
import type { PlannerProps } from "./planner-props.ts";
import { RestoreLink } from "./restore-link.tsx";
import { StartLayouts } from "./start-layouts.tsx";
import { TotalBar } from "./total-bar.tsx";

/**
 * The sectional planner: a plan and a list with the same commands, fabrics and legs, the total and the form that adds all
 * pieces. Every command is a link, and every state has an address, so that it works without scripts.
 */
export function Planner(props: PlannerProps) {
  const [catalog] = useState(() => readCatalog(props.page));
  return <PlannerOf {...props} catalog={catalog} />;
}

function PlannerOf({ catalog, ...props }: PlannerProps & { readonly catalog: PieceCatalog }) {
  const { page, address, title, unit, path, adds = 0 } = props;
  const [opened] = useState(() => openDesign(address.design, catalog));
  const planner = usePlanner({ page, catalog, design: opened.design, address, path, unit, onUrl: props.onUrl });
  const { state, dispatch, toUrl } = planner;
  const { FrameView, loadPrice = noPrice, onFrameError = ignore } = props;
  const has3d = FrameView !== undefined && page.configuratorUrl !== null;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const details = useDetails(toDetailsRequest(planner.design, state, page), props.details, props.loadDetails);
  const root = useRef<HTMLDivElement>(null);
  useFocus(root, state.focus);
  useEffect(() => {
    if (adds === 0) return;
    setIsPanelOpen(false);
    // The design that it replaced is no longer in the cart.
    dispatch({ type: "choose", choice: { replaces: "" } });
  }, [adds, dispatch]);
  const swatch = page.swatches.find(({ choiceCode }) => choiceCode === state.fabric);
  const isOffered = address.fabric === "" || address.fabric === page.fabricChoiceCode;
  const drawing = { design: planner.design, catalog, unit, fabricImagePath: swatch?.imagePath ?? "" };
  const fabrics: ReactNode = props.renderFabrics({
    choiceCode: state.fabric,
    toUrl: (fabric) => toUrl({ fabric, panel: "SelectFabric" }),
    choose: ({ choiceCode }) => dispatch({ type: "choose", choice: { fabric: choiceCode } }),
  });
  return (
    <div ref={root} data-part="planner" data-panel={state.panel}>
      <header data-part="planner-head">
        <h1>{title}</h1>
        {title.includes(page.collectionName) ? null : <p data-part="soft">{page.collectionName}</p>}
      </header>
      <PlannerNotices
        planner={planner}
        leftOut={opened.leftOut}
        isMissing={address.missing !== ""}
        otherFabric={isOffered ? null : (swatch?.name ?? null)}
      />
      <PlacesForm planner={planner} />
      <div data-part="planner-work">
        <section data-part="planner-plan" aria-label="Your sectional">
          <PlanToolbar planner={planner} startOverUrl={props.startOverUrl} />
          <div data-part="view-row">
            {has3d ? (
              <ViewSwitch is3d={state.is3d} onSwitch={(is3d) => dispatch({ type: "choose", choice: { is3d } })} />
            ) : null}
            <RestoreLink planner={planner} collectionCode={page.collectionCode} />
            <DesignActions planner={planner} fit={address.fit} fitPath={props.fitPath} />
          </div>
          {has3d && FrameView && state.is3d ? (
            <>
              <FrameView planner={planner} page={page} loadPrice={loadPrice} onError={onFrameError} />
              <div data-part="printed">
                <RoomDrawing {...drawing} room={toRoom(planner.design, catalog)} />
              </div>
            </>
          ) : (
            <PlanEditor planner={planner} fabricImagePath={drawing.fabricImagePath} />
          )}
          <PlanSummary planner={planner} />
          <p data-part="printed">{`${swatch?.name}, ${page.legs.find(({ code }) => code === state.legs)?.name}`}</p>
        </section>
        <Tabs
          label="Plan your sectional"
          initial={state.panel}
          onOpen={(panel) => dispatch({ type: "choose", choice: { panel: panel as PlannerPanel } })}
          tabs={[
            {
              value: "BuildSectional" satisfies PlannerPanel,
              label: "1. Build Sectional",
              content: (
                <>
                  <PieceList planner={planner} />
                  <StartLayouts planner={planner} page={page} />
                </>
              ),
            },
            {
              value: "SelectFabric" satisfies PlannerPanel,
              label: "2. Select Fabric",
              content: (
                <>
                  {fabrics}
                  <LegChoice planner={planner} legs={page.legs} />
                </>
              ),
            },
          ]}
        />
      </div>
      <TotalBar {...props} planner={planner} details={details} onDetails={() => setIsPanelOpen(true)} />
      {address.view === "details" && details.value ? (
        <section id="sectional-details" data-part="planner-details" aria-labelledby="sectional-details-title">
          <h2 id="sectional-details-title">Sectional Details</h2>
          <DetailsList details={details.value} />
        </section>
      ) : null}
      <props.DetailsPanel
        isOpen={isPanelOpen}
        onClose={() => setIsPanelOpen(false)}
        actions={<TotalBar {...props} planner={planner} details={details} />}
      >
        {details.status === "failed" ? <Alert tone="error">We could not load the details of this design.</Alert> : null}
        {details.status === "failed" ? null : details.value && planner.designText !== "" ? (
          <DetailsList details={details.value} />
        ) : (
          <p>No pieces yet.</p>
        )}
      </props.DetailsPanel>
      <Announcement announcement={state.announcement} details={details} />
    </div>
  );
}

const noPrice = async () => null;
const ignore = () => {};

interface ViewSwitchProps {
  readonly is3d: boolean;
  readonly onSwitch: (is3d: boolean) => void;
}

/** Plan or 3D view. */
function ViewSwitch({ is3d, onSwitch }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset data-part="view-switch">
      <legend data-part="visually-hidden">View</legend>
      {[false, true].map((value) => (
        <label key={`${value}`}>
          <input type="radio" name={name} checked={is3d === value} onChange={() => onSwitch(value)} />
          <span>{value ? "3D view" : "Plan"}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A catalog with a wrong size or mirror image has no pieces to plan with. */
function readCatalog({ pieces }: PlannerProps["page"]): PieceCatalog {
  const reading = toPieceCatalog(pieces);
  return reading.ok ? reading.catalog : new Map();
}

/** Moves the focus to the button of a place each time that one is named. */
function useFocus(root: RefObject<HTMLElement | null>, focus: PlaceOnSurface | null): void {
  useEffect(() => {
    if (!focus) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>(`[data-surface=${focus.surface}] [data-place]`);
    [...(buttons ?? [])].find(({ dataset }) => dataset.place === focus.key)?.focus();
  }, [root, focus]);
}
