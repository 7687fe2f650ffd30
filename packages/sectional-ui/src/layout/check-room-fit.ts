import type { Design, PieceCatalog } from "./design.ts";
import { getBounds } from "./measure-design.ts";

/** A room in inches. */
export interface Room {
  readonly width: number;
  readonly depth: number;
  /** Kept free on one side of each direction, the other stands against a wall; 30 by default. */
  readonly walkway?: number | undefined;
}

export type RoomFit =
  | {
      readonly fits: true;
      readonly spareWidth: number;
      readonly spareDepth: number;
      /** Whether it fits only after a quarter turn. */
      readonly isTurned: boolean;
    }
  | {
      readonly fits: false;
      readonly missingWidth: number;
      readonly missingDepth: number;
      /** Whether less is missing after a quarter turn, which the inches are of then. */
      readonly isTurned: boolean;
    };

/** Whether a design fits into a room, and the inches that are left or missing. */
export function checkRoomFit(design: Design, catalog: PieceCatalog, { width, depth, walkway = 30 }: Room): RoomFit {
  const bounds = getBounds(design, catalog);
  const [plain, turned] = [false, true].map((isTurned) => ({
    isTurned,
    spareWidth: width - walkway - (isTurned ? bounds.depth : bounds.width),
    spareDepth: depth - walkway - (isTurned ? bounds.width : bounds.depth),
  })) as [Spare, Spare];
  const fitting = [plain, turned].find(({ spareWidth, spareDepth }) => spareWidth >= 0 && spareDepth >= 0);
  if (fitting) return { fits: true, ...fitting };
  const best = missingOf(turned) < missingOf(plain) ? turned : plain;
  const { isTurned, spareWidth, spareDepth } = best;
  return {
    fits: false,
    missingWidth: Math.max(0, -spareWidth),
    missingDepth: Math.max(0, -spareDepth),
    isTurned,
  };
}

/** Inches that are left in each direction; less than 0 if they are missing. */
interface Spare {
  readonly isTurned: boolean;
  readonly spareWidth: number;
  readonly spareDepth: number;
}

function missingOf({ spareWidth, spareDepth }: Spare): number {
  return Math.max(0, -spareWidth) + Math.max(0, -spareDepth);
}
