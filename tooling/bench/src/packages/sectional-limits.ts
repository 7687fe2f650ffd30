import {
  checkDelivery,
  type DeliveryStep,
  type Design,
  formatDesign,
  listJoinPoints,
} from "@store/sectional-ui/layout";
import type { AnyRace, Race } from "./race.ts";
import { catalog, designs, toDesign } from "./sectional-catalog.ts";

/** No two neighbors are equal, so that no piece of the text is abbreviated. */
const toText = (count: number) =>
  `10.${Array.from({ length: count }, (_, index) => ["ARM", "LOV"][index % 2]).join(".")}`;

/** The way into an apartment; a piece has to pass all of it, unless a step stops it. */
const path: readonly DeliveryStep[] = [
  { kind: "door", width: 36, height: 80 },
  { kind: "elevator", doorWidth: 42, doorHeight: 84, width: 80, depth: 64, height: 96 },
  { kind: "turn", from: 44, to: 40, height: 96 },
];

// 50 ms is where a browser begins to call a task long. Unlike that of an insertion, these limits are our own.
const joinPoints = (pieces: keyof typeof designs, limitMs: number): Race<Design> => ({
  name: `join points of ${pieces}, 12 kinds tried at each`,
  inputs: [toDesign(designs[pieces])],
  ours: (design) => listJoinPoints(design, catalog),
  peers: {},
  goals: {},
  limitMs,
});

const roundTrip = (pieces: number): Race<string> => ({
  name: `text of ${pieces} to a design and back`,
  inputs: [toText(pieces)],
  ours: (text) => formatDesign(toDesign(text)),
  peers: {},
  goals: {},
  limitMs: 1,
});

const delivery: Race<Parameters<typeof checkDelivery>[0]> = {
  name: "delivery of a piece: door, elevator, turn",
  inputs: [...catalog.values()],
  ours: (kind) => checkDelivery(kind, path),
  peers: {},
  goals: {},
  limitMs: 1,
};

/**
 * What is timed alone. No library writes such texts or knows how furniture is carried, and join points are insertions,
 * which have peers.
 */
export const sectionalLimits = [
  joinPoints(6, 10),
  joinPoints(59, 50),
  roundTrip(6),
  roundTrip(60),
  delivery,
] as unknown as readonly AnyRace[];
