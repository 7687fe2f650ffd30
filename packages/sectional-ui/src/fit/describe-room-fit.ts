import { checkRoomFit, type Room } from "../layout/check-room-fit.ts";
import type { Design, PieceCatalog } from "../layout/design.ts";
import { centimetersPerInch, type LengthUnit } from "../places/describe-size.ts";

/** Whether a design fits into a room, in a sentence. */
export function describeRoomFit(
  design: Design,
  { catalog, room, unit }: { readonly catalog: PieceCatalog; readonly room: Required<Room>; readonly unit: LengthUnit },
): { readonly fits: boolean; readonly isTurned: boolean; readonly text: string } {
  const fit = checkRoomFit(design, catalog, room);
  const inUnit = (inches: number, round?: Rounding) => `${roundLength(inches, unit, round)} ${unit}`;
  const walkway = `a walkway of ${inUnit(room.walkway)}`;
  if (!fit.fits) {
    const missing = [
      fit.missingWidth > 0 ? `${inUnit(fit.missingWidth, "up")} of width` : "",
      fit.missingDepth > 0 ? `${inUnit(fit.missingDepth, "up")} of depth` : "",
    ].filter(Boolean);
    const text = `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing.`;
    return {
      fits: false,
      isTurned: fit.isTurned,
      text: `It does not fit with ${walkway}${fit.isTurned ? ". Turned by 90 degrees, " : ": "}${text}`,
    };
  }
  const left = `${inUnit(fit.spareWidth, "down")} of width and ${inUnit(fit.spareDepth, "down")} of depth are left beside ${walkway}.`;
  return {
    fits: true,
    isTurned: fit.isTurned,
    text: fit.isTurned ? `It fits if it is turned by 90 degrees: ${left}` : `It fits: ${left}`,
  };
}

type Rounding = "nearest" | "up" | "down";

/** Hundredths of an inch or whole centimeters: what is missing is rounded up, and what is left down. */
function roundLength(inches: number, unit: LengthUnit, rounding: Rounding = "nearest"): number {
  const [value, steps] = unit === "in" ? [inches, 100] : [inches * centimetersPerInch, 1];
  // Sums of inches are not exact beyond this.
  const exact = Math.round(value * steps * 1000) / 1000;
  return { nearest: Math.round, up: Math.ceil, down: Math.floor }[rounding](exact) / steps;
}
