import { applyDesignCommand, type Design, placePieces } from "@store/sectional-ui/layout";
import type { Peers } from "./peers.ts";
import type { AnyRace, Race } from "./race.ts";
import { catalog, designs, toDesign } from "./sectional-catalog.ts";
import { sectionalLimits } from "./sectional-limits.ts";

interface Immer {
  produce<State>(state: State, change: (draft: { -readonly [Key in keyof State]: State[Key] }) => void): State;
}
interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}
type RBush = new () => { insert(box: Box): void; search(box: Box): Box[] };

const added = { id: "new", itemTypeCode: "ARM" };

/**
 * What every change of a plan costs. No library knows chains of seats, so the peer is what one would build with: a draft
 * for the change, and an index of rectangles for the overlaps; positions are ours on both sides.
 */
export async function sectionalRaces({ load }: Peers): Promise<AnyRace[]> {
  const { produce } = await load<Immer>("immer");
  const Index = await load<RBush>("rbush");

  function insertWithPeers(design: Design): Design {
    const changed = produce(design, (draft) => {
      draft.pieces = [...draft.pieces, added];
    });
    const index = new Index();
    for (const { x, y, width, depth } of placePieces(changed, catalog).pieces) {
      // Touching is no overlap.
      const box = { minX: x + 0.125, minY: y + 0.125, maxX: x + width - 0.125, maxY: y + depth - 0.125 };
      if (index.search(box).length > 0) return design;
      index.insert(box);
    }
    return changed;
  }

  const insert = (pieces: keyof typeof designs): Race<Design> => ({
    name: `a piece added to ${pieces}`,
    inputs: [toDesign(designs[pieces])],
    ours: (design) => {
      const result = applyDesignCommand(design, { kind: "insert", index: design.pieces.length, ...added }, catalog);
      return result.ok ? result.design : design;
    },
    peers: { "immer and rbush": { run: insertWithPeers } },
    goals: { "immer and rbush": 1 },
    limitMs: 1,
  });
  return [...([insert(6), insert(59)] as unknown as AnyRace[]), ...sectionalLimits];
}
