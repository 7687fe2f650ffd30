import { type CSSProperties, useRef, useSyncExternalStore } from "react";
import { PlaceButton } from "../place-menu/place-button.tsx";
import { PlaceMenu } from "../place-menu/place-menu.tsx";
import type { Place } from "../places/list-places.ts";
import { RoomDrawing, toRoom } from "../room/room-drawing.tsx";
import type { PlannerModel } from "../state/use-planner.ts";
import { handlePlanKey } from "./handle-plan-key.ts";
import { useDrag } from "./use-drag.ts";

export interface PlanEditorProps {
  readonly planner: PlannerModel;
  /** The picture of the fabric. */
  readonly fabricImagePath: string;
}

/**
 * The plan: a drawing to scale with a button over each piece and each place where one can be added. It is one stop of the
 * Tab key once scripts run; the arrow keys go from place to place.
 */
export function PlanEditor({ planner, fabricImagePath }: PlanEditorProps) {
  const { state, design, catalog, unit, places } = planner;
  const isRunning = useIsRunning();
  const plan = useRef<HTMLDivElement>(null);
  const room = toRoom(design, catalog);
  const { dragged, handlers } = useDrag({ planner, room, plan });
  const stop = (places.find(({ key }) => key === state.active) ?? places[0])?.key;
  const open = state.menu?.surface === "plan" ? places.find(({ key }) => key === state.menu?.key) : undefined;
  const box = (place: Place) => toBox(place, room);
  return (
    <div data-part="plan-editor" data-surface="plan">
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons of a drawing are no fieldset. */}
      <div
        ref={plan}
        role="group"
        aria-label="Plan, seen from above"
        data-part="plan"
        data-crowded={isCrowded(places, room) ? "" : undefined}
        style={{ "--plan-ratio": room.width / room.depth } as CSSProperties}
        onKeyDown={(event) => handlePlanKey(event, planner)}
        {...handlers}
      >
        <RoomDrawing {...{ room, design, catalog, unit, fabricImagePath, dragged }} />
        {places.map((place) => (
          <PlaceButton
            key={place.key}
            planner={planner}
            place={place}
            surface="plan"
            isTabStop={!isRunning || place.key === stop}
            isNear={place.kind === "join" && place.beside.includes(state.active)}
            style={box(place)}
          >
            {place.kind === "join" ? <span aria-hidden="true">+</span> : null}
          </PlaceButton>
        ))}
      </div>
      {open && state.menu ? (
        <div data-part="plan-menu" style={toCorner(open, room)}>
          <PlaceMenu
            key={open.key}
            planner={planner}
            place={open}
            surface="plan"
            takesFocus={!state.menu.isFromAddress}
          />
        </div>
      ) : null}
    </div>
  );
}

type Box = ReturnType<typeof toRoom>;

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;

/** Where a button is, in percent of the drawing. */
function toBox(place: Place, room: Box) {
  const { x, y, width, depth } = place.kind === "piece" ? place.rect : { ...place.spot, width: 0, depth: 0 };
  return {
    left: percent(x + width / 2 - room.x, room.width),
    top: percent(y + depth / 2 - room.y, room.depth),
    ...(place.kind === "piece" && { width: percent(width, room.width), height: percent(depth, room.depth) }),
  };
}

/** Where the menu begins: beside its place. */
function toCorner(place: Place, room: Box) {
  const { x, y } = place.kind === "piece" ? place.rect : place.spot;
  return {
    "--menu-x": percent(x - room.x, room.width),
    "--menu-y": percent(y - room.y, room.depth),
  } as CSSProperties;
}

/** The share of the plan's width that a finger needs, on a plan of 340 pixels. */
const fingerShare = 44 / 340;

/** Whether two places to add a piece are too close together for fingers: only those beside the chosen piece are shown then. */
function isCrowded(places: readonly Place[], room: Box): boolean {
  const spots = places.flatMap((place) => (place.kind === "join" ? [place.spot] : []));
  return spots.some((spot, index) => {
    const next = spots[index + 1];
    return next !== undefined && Math.hypot(next.x - spot.x, next.y - spot.y) < room.width * fingerShare;
  });
}

const never = () => () => {};

/** Whether scripts run: false on the server and while a document is hydrated. */
function useIsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
