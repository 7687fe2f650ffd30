import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { applyDesignCommand, type DesignCommand } from "../layout/apply-design-command.ts";
import type { Design } from "../layout/design.ts";
import type { Point, Rect } from "../layout/geometry.ts";
import type { Place } from "../places/list-places.ts";
import type { PlannerModel } from "../state/use-planner.ts";

/** Pixels after which a press is a drag. */
const threshold = 6;
/** Inches from the middle of a piece, or from a join point, within which a piece is dropped there. */
const reach = 30;

interface Drag {
  readonly id: string;
  readonly start: Point;
  readonly isMoving: boolean;
}

/** Dragging a piece to another place: the same command as moving it there by keys. */
export function useDrag({
  planner,
  room,
  plan,
}: {
  planner: PlannerModel;
  room: Rect;
  plan: RefObject<HTMLDivElement | null>;
}) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<{ id: string; x: number; y: number } | null>(null);
  const toInches = (pixels: number) => (pixels * room.width) / (plan.current?.clientWidth || room.width);

  function stop() {
    drag.current = null;
    setDragged(null);
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const button = event.target instanceof Element ? event.target.closest("[data-kind=piece]") : null;
      const id = button?.getAttribute("data-place");
      if (!id || event.button !== 0) return;
      drag.current = { id, start: { x: event.clientX, y: event.clientY }, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current) return;
      const [x, y] = [event.clientX - current.start.x, event.clientY - current.start.y];
      if (!current.isMoving && Math.hypot(x, y) < threshold) return;
      // Later events come here wherever the pointer is, and the click that follows is none of a button.
      if (!current.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { ...current, isMoving: true };
      setDragged({ id: current.id, x: toInches(x), y: toInches(y) });
    },
    onPointerUp() {
      if (drag.current?.isMoving && dragged) drop(planner, dragged);
      stop();
    },
    onPointerCancel: stop,
    onKeyDownCapture({ key }: KeyboardEvent) {
      if (key === "Escape") stop();
    },
  };
  return { dragged, handlers };
}

/** Moves a piece to the place of the piece or the join point on which it was dropped. */
function drop({ places, design, catalog, run }: PlannerModel, { id, x, y }: { id: string } & Point) {
  const piece = places.find(({ key }) => key === id);
  const from = design.pieces.findIndex((one) => one.id === id);
  if (piece?.kind !== "piece") return;
  const middle = toMiddle(piece.rect);
  const [nearest] = places
    .filter(({ key }) => key !== id)
    .map((place) => toTarget(place, { design, from }))
    .map(({ to, spot }) => ({ to, away: Math.hypot(spot.x - middle.x - x, spot.y - middle.y - y) }))
    .toSorted((one, other) => one.away - other.away);
  if (!nearest || nearest.away > reach || nearest.to === from) return;
  const move: DesignCommand = { kind: "move", id, by: nearest.to - from };
  const other = design.pieces[nearest.to]?.id ?? "";
  const swap: DesignCommand = { kind: "swap", id, with: other };
  // An end piece that is dropped on the other end changes places with it: both become their mirror images.
  const isMovable = applyDesignCommand(design, move, catalog).ok;
  run(!isMovable && applyDesignCommand(design, swap, catalog).ok ? swap : move, "plan");
}

function toTarget(place: Place, { design, from }: { design: Design; from: number }) {
  if (place.kind === "piece") {
    return { to: design.pieces.findIndex(({ id }) => id === place.key), spot: toMiddle(place.rect) };
  }
  const { index } = place.point;
  // Without the piece itself, the places after it are one lower.
  return { to: index > from ? index - 1 : index, spot: place.spot };
}

function toMiddle({ x, y, width, depth }: Rect): Point {
  return { x: x + width / 2, y: y + depth / 2 };
}
