import { applyLayoutCommand, type Layout, parseLayout, placeLayout, toPieceCatalog } from "@store/sectional-ui/layout";
import type { Peers } from "./peers.ts";
import type { AnyRace, Race } from "./race.ts";

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

const seat = { depth: 39, height: 31, backs: ["back"], arms: [], seats: 1 } as const;
const left = { end: "left", side: "left", type: "S", isFinished: false } as const;
const right = { end: "right", side: "right", type: "S", isFinished: false } as const;
const reading = toPieceCatalog([
  { ...seat, itemTypeCode: "ARM", name: "Armless Seat", width: 32, joins: [left, right], mirrorItemTypeCode: "ARM" },
  {
    ...seat,
    itemTypeCode: "COR",
    name: "Corner",
    width: 39,
    joins: [left, { ...right, side: "front" }],
    mirrorItemTypeCode: "COR",
  },
]);
if (!reading.ok) throw new Error(`The catalog of the benchmark is wrong: ${reading.problem.kind}.`);
const { catalog } = reading;

function toLayout(design: string): Layout {
  const parsed = parseLayout(design, catalog);
  if (!parsed.ok) throw new Error(`The layout of the benchmark cannot be built: ${design}.`);
  return parsed.layout;
}

const added = { id: "new", itemTypeCode: "ARM" };

/**
 * What every change of a plan costs. No library knows chains of seats, so the peer is what one would build with: a draft
 * for the change, and an index of rectangles for the overlaps; positions are ours on both sides.
 */
export async function sectionalRaces({ load }: Peers): Promise<AnyRace[]> {
  const { produce } = await load<Immer>("immer");
  const Index = await load<RBush>("rbush");

  function insertWithPeers(layout: Layout): Layout {
    const changed = produce(layout, (draft) => {
      draft.pieces = [...draft.pieces, added];
    });
    const index = new Index();
    for (const { x, y, width, depth } of placeLayout(changed, catalog).pieces) {
      // Touching is no overlap.
      const box = { minX: x + 0.125, minY: y + 0.125, maxX: x + width - 0.125, maxY: y + depth - 0.125 };
      if (index.search(box).length > 0) return layout;
      index.insert(box);
    }
    return changed;
  }

  const insert = (name: string, design: string): Race<Layout> => ({
    name,
    inputs: [toLayout(design)],
    ours: (layout) => {
      const { pieces } = layout;
      const result = applyLayoutCommand(layout, { kind: "insert", index: pieces.length, ...added }, catalog);
      return result.ok ? result.layout : layout;
    },
    peers: { "immer and rbush": { run: insertWithPeers } },
    goals: { "immer and rbush": 1 },
  });
  const races = [
    insert("a piece added to 6", "10.3xARM.COR.2xARM"),
    insert("a piece added to 59", "10.30xARM.COR.28xARM"),
  ];
  return races as unknown as AnyRace[];
}
