import type { Layout, PieceCatalog } from "../layout/layout.ts";
import { checkRoomFit, type Room } from "../layout/measure-layout.ts";
import { type LengthUnit, toLength } from "../places/describe-size.ts";

/** Whether a layout fits into a room, in a sentence. */
export function describeRoomFit(
  layout: Layout,
  { catalog, room, unit }: { readonly catalog: PieceCatalog; readonly room: Required<Room>; readonly unit: LengthUnit },
): { readonly fits: boolean; readonly isTurned: boolean; readonly text: string } {
  const fit = checkRoomFit(layout, catalog, room);
  const inUnit = (inches: number) => `${toLength(inches, unit)} ${unit}`;
  const walkway = `a walkway of ${inUnit(room.walkway)}`;
  if (!fit.fits) {
    const missing = [
      fit.missingWidth > 0 ? `${inUnit(fit.missingWidth)} of width` : "",
      fit.missingDepth > 0 ? `${inUnit(fit.missingDepth)} of depth` : "",
    ].filter(Boolean);
    return {
      fits: false,
      isTurned: false,
      text: `It does not fit with ${walkway}: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing.`,
    };
  }
  const left = `${inUnit(fit.spareWidth)} of width and ${inUnit(fit.spareDepth)} of depth are left beside ${walkway}.`;
  return {
    fits: true,
    isTurned: fit.isTurned,
    text: fit.isTurned ? `It fits if it is turned by 90 degrees: ${left}` : `It fits: ${left}`,
  };
}
