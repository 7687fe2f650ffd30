import { Fragment } from "react";
import type { PlacedPiece } from "../layout/place-pieces.ts";
import { toPlanShapes } from "../layout/to-plan-shapes.ts";

/** A piece of a plan: its seat with cushions, backs and arms. */
export function PlanPiece({ piece }: { readonly piece: PlacedPiece }) {
  const { transform, path, cushionPath, cushions, bolsters } = toPlanShapes(piece);
  return (
    <g data-part="plan-piece" transform={transform}>
      {path ? (
        <>
          <path data-part="plan-base" d={path} />
          <path data-part="plan-cushion" d={cushionPath} />
        </>
      ) : (
        <rect data-part="plan-base" width={piece.kind.width} height={piece.kind.depth} rx={3} />
      )}
      {cushions.map(({ light, ...cushion }) => (
        <Fragment key={cushion.x}>
          <rect data-part="plan-cushion" {...cushion} rx={4} />
          <rect data-part="plan-light" {...light} rx={6} />
        </Fragment>
      ))}
      {bolsters.map(({ side, ...bolster }) => (
        <Fragment key={side}>
          <rect data-part="plan-bolster" {...bolster} rx={3} />
          <rect data-part="plan-shade" {...bolster} rx={3} />
        </Fragment>
      ))}
    </g>
  );
}
