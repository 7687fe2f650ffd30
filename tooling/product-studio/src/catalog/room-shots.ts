import { generalRoom } from "../scenes/general-room.ts";
import { modernRoom } from "../scenes/modern-room.ts";
import { colors } from "./colors.ts";
import type { Shot } from "./shot.ts";

/** The wide pictures of the two home pages; their cameras and windows belong to the renderer's stages. */
export const roomShots: readonly Shot[] = [
  {
    name: "room-general",
    stage: "room-general",
    frame: "wide",
    parts: generalRoom,
    looks: {
      fabric: { surface: "linen", color: colors.oatLinen },
      accent: { surface: "linen", color: "#a9714f" },
      wall: { surface: "plaster", color: "#e9e2d6" },
      floor: { surface: "boards", color: "#c8ad88" },
      paper: { surface: "linen", color: "#efe7d8" },
    },
  },
  {
    name: "room-modern",
    stage: "room-modern",
    frame: "wide",
    parts: modernRoom,
    looks: {
      fabric: { surface: "velvet", color: colors.inkVelvet },
      wall: { surface: "plaster", color: "#f3f3f1" },
      floor: { surface: "concrete", color: "#b9b8b5" },
    },
  },
];
