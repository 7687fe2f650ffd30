import type { Design, PieceCatalog } from "../layout/design.ts";
import { getBounds } from "../layout/measure-design.ts";
import { placePieces } from "../layout/place-pieces.ts";
import { PlanPiece } from "../room/plan-piece.tsx";

export interface LayoutPlanProps {
  readonly design: Design;
  readonly catalog: PieceCatalog;
  /** What it shows, such as "Corner with Chaise, seen from above"; omitted if the text beside it says the same. */
  readonly label?: string;
}

/** Inches around the furniture. */
const margin = 6;

/** A design as furniture seen from above, to scale. */
export function LayoutPlan({ design, catalog, label }: LayoutPlanProps) {
  const { x, y, width, depth } = getBounds(design, catalog);
  const box = [x - margin, y - margin, width + 2 * margin, depth + 2 * margin];
  return (
    <svg
      data-part="layout-plan"
      role="img"
      aria-label={label ?? "Plan"}
      aria-hidden={label === undefined ? true : undefined}
      viewBox={box.join(" ")}
    >
      {placePieces(design, catalog).pieces.map((piece, index) => (
        // Pieces have no other identity in a drawing than their place.
        <PlanPiece key={index} piece={piece} />
      ))}
    </svg>
  );
}
