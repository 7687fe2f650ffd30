import type { MaterialName } from "../catalog/material-name.ts";
import type { Look, Shot, View } from "../catalog/shot.ts";
import type { Part } from "../shape/part.ts";
import { type Placement, place } from "../shape/place.ts";
import { curtain } from "./curtain.ts";
import { backWall, boardFloor, slabFloor } from "./room-shell.ts";

/** Something in the room and where it stands; meters from the middle of the picture, the wall is behind. */
type Thing = readonly [parts: readonly Part[], at: Placement];

const wallDepth = 1.15;

const shells = {
  general: () => [
    ...boardFloor(),
    ...backWall(wallDepth, "glass-white"),
    ...place(curtain({ width: 0.95, height: 2.9 }), { x: -2.62, z: -1.0 }),
  ],
  modern: () => [...slabFloor(), ...backWall(wallDepth, "glass-white")],
} as const;

const walls = {
  general: {
    wall: { surface: "plaster", color: "#e9e2d6" },
    floor: { surface: "boards", color: "#c8ad88" },
    paper: { surface: "linen", color: "#efe7d8" },
  },
  modern: {
    wall: { surface: "plaster", color: "#f1f1ef" },
    floor: { surface: "concrete", color: "#b9b8b5" },
  },
} as const;

type RoomSet = {
  brand: keyof typeof shells;
  things: () => readonly Thing[];
  looks?: Partial<Record<MaterialName, Look>>;
  view: View;
  frame?: "wide";
};

/** A picture of the named product among others in a brand's room. */
export function roomSet(name: string, { brand, things, looks, view, frame }: RoomSet): Shot {
  return {
    name,
    stage: `room-${brand}`,
    parts: () => [...shells[brand](), ...things().flatMap(([parts, at]) => place(parts, at))],
    looks: { ...walls[brand], ...looks },
    view,
    ...(frame ? { frame } : {}),
  };
}

type Seen = { target: View["target"]; span: number; turn?: number; height?: number };

/** The eye at standing height, far enough away that `span` meters fill the picture's width; turn in degrees to the right. */
export function viewOf({ target, span, turn = 12, height = 1.25 }: Seen): View {
  const lens = 50;
  const away = (span * lens) / 36;
  const angle = (turn * Math.PI) / 180;
  return { eye: [target[0] + Math.sin(angle) * away, height, target[2] + Math.cos(angle) * away], target, lens };
}
