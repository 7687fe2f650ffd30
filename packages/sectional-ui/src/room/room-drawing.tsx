import { type ReactNode, useId } from "react";
import type { Design, PieceCatalog } from "../layout/design.ts";
import type { Rect } from "../layout/geometry.ts";
import { getBounds } from "../layout/measure-design.ts";
import { placePieces } from "../layout/place-pieces.ts";
import { type LengthUnit, toLength } from "../places/describe-size.ts";
import { PlanPiece } from "./plan-piece.tsx";

export interface RoomDrawingProps {
  readonly room: Rect;
  readonly design: Design;
  readonly catalog: PieceCatalog;
  readonly unit: LengthUnit;
  /** The picture of the fabric. */
  readonly fabricImagePath: string;
  /** The piece that is being dragged, and by how many inches. */
  readonly dragged?: { readonly id: string; readonly x: number; readonly y: number } | null;
  /** What is drawn on the floor, below the furniture. */
  readonly children?: ReactNode;
}

/** A room to scale with a grid of feet, the design in its fabric, and the design's width and depth. */
export function RoomDrawing({ room, design, catalog, unit, fabricImagePath, dragged, children }: RoomDrawingProps) {
  const id = useId();
  const { x, y, width, depth } = room;
  const bounds = getBounds(design, catalog);
  // The one that is dragged is above the others.
  const pieces = placePieces(design, catalog).pieces.toSorted(
    (one, other) => Number(one.id === dragged?.id) - Number(other.id === dragged?.id),
  );
  const isEmpty = design.pieces.length === 0;
  return (
    <svg data-part="room" aria-hidden="true" viewBox={[x, y, width, depth].join(" ")}>
      <defs>
        <pattern id={`${id}-grid`} x={x} y={y} width={12} height={12} patternUnits="userSpaceOnUse">
          <path data-part="room-grid" d="M12 0H0V12" />
        </pattern>
        <pattern id={`${id}-fabric`} width={30} height={30} patternUnits="userSpaceOnUse">
          <image href={fabricImagePath} width={30} height={30} preserveAspectRatio="xMidYMid slice" />
        </pattern>
      </defs>
      <rect data-part="room-floor" x={x} y={y} width={width} height={depth} />
      <rect x={x} y={y} width={width} height={depth} fill={`url(#${id}-grid)`} />
      {children}
      <g fill={`url(#${id}-fabric)`} data-fabric="">
        {pieces.map((piece) => {
          const shift = dragged?.id === piece.id ? `translate(${dragged.x} ${dragged.y})` : undefined;
          return (
            <g key={`${piece.id}${piece.isOttoman}`} transform={shift} data-dragged={shift && ""}>
              <PlanPiece piece={piece} />
            </g>
          );
        })}
      </g>
      <Measures of={isEmpty ? room : bounds} isInside={isEmpty} unit={unit} size={Math.max(5, width * 0.028)} />
    </svg>
  );
}

interface MeasuresProps {
  readonly of: Rect;
  readonly isInside: boolean;
  readonly unit: LengthUnit;
  /** The height of the text, in inches. */
  readonly size: number;
}

/** The width below and the depth at the left of a rectangle. */
function Measures({ of: { x, y, width, depth }, isInside, unit, size }: MeasuresProps) {
  const away = isInside ? -size * 1.6 : size * 2;
  const [left, bottom] = [x - away, y + depth + away];
  // The text interrupts its line.
  const gap = size * 2.2;
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  const toText = (inches: number) => `${toLength(inches, unit)} ${unit}`;
  return (
    <g data-part="room-measures" fontSize={size}>
      <path d={`M${x} ${bottom}H${middleX - gap}M${middleX + gap} ${bottom}H${x + width}`} />
      <path d={`M${left} ${y}V${middleY - gap}M${left} ${middleY + gap}V${y + depth}`} />
      <text x={middleX} y={bottom + size * 0.35}>
        {toText(width)}
      </text>
      <text x={left} y={middleY + size * 0.35} transform={`rotate(-90 ${left} ${middleY})`}>
        {toText(depth)}
      </text>
    </g>
  );
}

/** Inches around the furniture, for the buttons beside it and its measures, whose text grows with the room. */
const toMargin = ({ width }: Rect) => Math.max(40, width * 0.11);
const foot = 12;
/** The smallest room, in inches: 12 by 9 feet. */
const smallest = { width: 12 * foot, depth: 9 * foot };

/** A room in whole feet around a design, which stands in its middle. Inches. */
export function toRoom(design: Design, catalog: PieceCatalog): Rect {
  const bounds = getBounds(design, catalog);
  const margin = toMargin(bounds);
  const toLength = (inches: number, least: number) => Math.max(least, Math.ceil((inches + 2 * margin) / foot) * foot);
  const width = toLength(bounds.width, smallest.width);
  const depth = toLength(bounds.depth, smallest.depth);
  return { x: bounds.x + (bounds.width - width) / 2, y: bounds.y + (bounds.depth - depth) / 2, width, depth };
}
