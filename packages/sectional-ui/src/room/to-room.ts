import type { Rect } from "../layout/geometry.ts";
import type { Layout, PieceCatalog } from "../layout/layout.ts";
import { getBounds } from "../layout/measure-layout.ts";

/** Inches around the furniture, for the buttons beside it and its measures. */
const margin = 40;
const foot = 12;
/** The smallest room, in inches: 12 by 9 feet. */
const smallest = { width: 12 * foot, depth: 9 * foot };

/** A room in whole feet around a layout, which stands in its middle. Inches. */
export function toRoom(layout: Layout, catalog: PieceCatalog): Rect {
  const bounds = getBounds(layout, catalog);
  const toLength = (inches: number, least: number) => Math.max(least, Math.ceil((inches + 2 * margin) / foot) * foot);
  const width = toLength(bounds.width, smallest.width);
  const depth = toLength(bounds.depth, smallest.depth);
  return { x: bounds.x + (bounds.width - width) / 2, y: bounds.y + (bounds.depth - depth) / 2, width, depth };
}
