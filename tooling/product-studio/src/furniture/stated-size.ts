import { bounds } from "../shape/bounds.ts";
import type { Part } from "../shape/part.ts";

/** What a product page says of a piece, in inches; flat things and those that hang state what they have. */
export type StatedSize = { width: number; depth: number; height?: number };

/** The largest share by which the parts miss a stated length: 0.01 is one percent. */
export function missOf(parts: readonly Part[], stated: StatedSize): number {
  const { width, depth, height } = bounds(parts);
  const pairs = [
    [width, stated.width],
    [depth, stated.depth],
    [height, stated.height ?? height / 0.0254],
  ] as const;
  return Math.max(...pairs.map(([meters, inches]) => Math.abs(meters / 0.0254 / inches - 1)));
}
