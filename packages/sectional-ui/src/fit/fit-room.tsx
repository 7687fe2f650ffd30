import type { Room } from "../layout/check-room-fit.ts";
import type { Rect } from "../layout/geometry.ts";
import { getBounds } from "../layout/measure-design.ts";
import { formatSize } from "../places/describe-size.ts";
import { RoomDrawing, type RoomDrawingProps, toRoom } from "../room/room-drawing.tsx";
import { placeInRoom } from "./place-in-room.ts";

interface FitRoomProps extends Pick<RoomDrawingProps, "design" | "catalog" | "unit" | "fabricImagePath"> {
  /** The shopper's room; without it, the sectional stands in a room of its own. */
  readonly room: Required<Room> | undefined;
}

/** Inches around room and furniture. */
const margin = 20;

/** The room to scale, with the sectional in it and what is kept free to walk. */
export function FitRoom({ design, catalog, unit, fabricImagePath, room }: FitRoomProps) {
  const bounds = getBounds(design, catalog);
  const size = formatSize(bounds, unit);
  if (!room) {
    return (
      <figure data-part="fit-room">
        <RoomDrawing room={toRoom(design, catalog)} {...{ design, catalog, unit, fabricImagePath }} />
        <figcaption>{`Your sectional: ${size}.`}</figcaption>
      </figure>
    );
  }
  const { walls, walkways } = placeInRoom(design, catalog, room);
  return (
    <figure data-part="fit-room">
      <RoomDrawing room={around(walls, bounds)} {...{ design, catalog, unit, fabricImagePath }}>
        {walkways.map((rect) => (
          <rect key={`${rect.x} ${rect.y}`} data-part="fit-walkway" {...toSvg(rect)} />
        ))}
        <rect data-part="fit-walls" {...toSvg(walls)} />
      </RoomDrawing>
      <figcaption>
        {`Your sectional, ${size}, in a room ${formatSize(room, unit)}. The dotted floor is kept free to walk.`}
      </figcaption>
    </figure>
  );
}

const toSvg = ({ x, y, width, depth }: Rect) => ({ x, y, width, height: depth });

/** What shows two rectangles with a margin. */
function around(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x) - margin;
  const y = Math.min(one.y, other.y) - margin;
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) + margin - x,
    depth: Math.max(one.y + one.depth, other.y + other.depth) + margin - y,
  };
}
