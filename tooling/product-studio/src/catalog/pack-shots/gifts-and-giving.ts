import { cardOnEnvelope } from "../../scenes/card-on-envelope.ts";
import { houseWithSeedling } from "../../scenes/house-with-seedling.ts";
import { colors } from "../colors.ts";
import type { Look, Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const carrierPaper: Look = { surface: "matte", color: "#e0d3bd" };

/** Gift cards and the donation. */
export const giftsAndGiving: readonly Shot[] = [
  {
    name: "gift-card-50",
    stage: "sweep",
    parts: () => cardOnEnvelope(50),
    looks: { card: { surface: "gloss", color: colors.forestCard }, paper: carrierPaper },
    camera: { ...standing, azimuth: 16, elevation: 17, fill: 0.7 },
  },
  {
    name: "gift-card-100",
    stage: "sweep",
    parts: () => cardOnEnvelope(100),
    looks: { card: { surface: "gloss", color: colors.terracottaCard }, paper: carrierPaper },
    camera: { ...standing, azimuth: 16, elevation: 17, fill: 0.7 },
  },
  {
    name: "room-to-grow",
    stage: "sweep",
    parts: houseWithSeedling,
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.66 },
  },
];
