import type { Product } from "@store/contract/catalog";
import { lengthUnits } from "../dimensions-table/known-sides.ts";

export interface OversizedNoteProps {
  readonly boxes: Product["boxes"];
  readonly systemOfMeasure: 1 | 2;
}

/** The boxes a large product comes in, for those who measure their stairs or their car. */
export function OversizedNote({ boxes, systemOfMeasure }: OversizedNoteProps) {
  const unit = lengthUnits[systemOfMeasure].short;
  return (
    <li data-part="product-note">
      <strong>
        Large item{boxes.length > 0 ? `, ships in ${boxes.length === 1 ? "1 box" : `${boxes.length} boxes`}` : ""}
      </strong>
      {boxes.map(({ boxNumber, width, depth, height }) => (
        <span key={boxNumber}>
          Box {boxNumber}: {width} × {depth} × {height} {unit}
        </span>
      ))}
    </li>
  );
}
