import { cushion } from "../shape/cushion.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";

export type BedSize = "queen" | "king";

export const mattressSizes = {
  queen: { width: inches(60), depth: inches(80), height: inches(10) },
  king: { width: inches(76), depth: inches(80), height: inches(10) },
} as const satisfies Record<BedSize, object>;

/** A piped mattress in its sheet, centered on its own middle. */
export function mattress(size: BedSize): Part[] {
  return cushion({
    ...mattressSizes[size],
    edge: 0.045,
    crown: 0.012,
    bulge: 0.006,
    welt: 0.005,
    seed: 31,
    material: "bed-linen",
  });
}
