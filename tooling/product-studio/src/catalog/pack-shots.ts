import { beaconLamp } from "../furniture/beacon-lamp.ts";
import { dunePiece } from "../furniture/dune-piece.ts";
import { fieldstoneRug } from "../furniture/fieldstone-rug.ts";
import { harborSofa } from "../furniture/harbor-sofa.ts";
import { tidewaterTowels } from "../furniture/tidewater-towels.ts";
import { wrenChair } from "../furniture/wren-chair.ts";
import { cardOnEnvelope } from "../scenes/card-on-envelope.ts";
import { filledBookcase } from "../scenes/filled-bookcase.ts";
import { houseWithSeedling } from "../scenes/house-with-seedling.ts";
import { laidTable } from "../scenes/laid-table.ts";
import { colors } from "./colors.ts";
import type { Look, Shot } from "./shot.ts";

const standing = { azimuth: 24, elevation: 9 };
const stone: Look = { surface: "linen", color: colors.stoneLinen };
const carrierPaper: Look = { surface: "matte", color: "#e0d3bd" };
const sofa = { stage: "sweep", parts: () => harborSofa(), camera: { ...standing, fill: 0.88 } } as const;

/** Every picture that shows one product on the sweep, most important first. */
export const packShots: readonly Shot[] = [
  {
    ...sofa,
    name: "harbor-sofa-oat",
    looks: { fabric: { surface: "linen", color: colors.oatLinen } },
    tints: [{ name: "harbor-sofa-moss", from: colors.oatLinen, to: colors.mossLinen }],
  },
  { ...sofa, name: "harbor-sofa-ivory", looks: { fabric: { surface: "boucle", color: colors.ivoryBoucle } } },
  { ...sofa, name: "harbor-sofa-cognac", looks: { fabric: { surface: "leather", color: colors.cognacLeather } } },
  {
    name: "beacon-lamp-brass",
    stage: "sweep",
    parts: () => beaconLamp("brass"),
    looks: {},
    camera: { ...standing, fill: 0.74 },
  },
  {
    name: "beacon-lamp-black",
    stage: "sweep",
    parts: () => beaconLamp("black-metal"),
    looks: {},
    camera: { ...standing, fill: 0.74 },
  },
  {
    name: "quarry-table-72",
    stage: "sweep",
    parts: () => laidTable(72),
    looks: { fabric: stone },
    camera: { ...standing, elevation: 12, fill: 0.76 },
  },
  {
    name: "quarry-table-96",
    stage: "sweep",
    parts: () => laidTable(96),
    looks: { fabric: stone },
    camera: { ...standing, elevation: 12, fill: 0.92 },
  },
  {
    name: "wren-chair-rust",
    stage: "sweep",
    parts: wrenChair,
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet } },
    camera: { ...standing, azimuth: 30, fill: 0.74 },
  },
  {
    name: "wren-chair-ink",
    stage: "sweep",
    parts: wrenChair,
    looks: { fabric: { surface: "velvet", color: colors.inkVelvet } },
    camera: { ...standing, azimuth: 30, fill: 0.74 },
  },
  {
    name: "tidewater-towels-white",
    stage: "sweep",
    parts: tidewaterTowels,
    looks: {
      terry: { surface: "terry", color: colors.white },
      "terry-band": { surface: "linen", color: colors.white },
    },
    camera: { ...standing, elevation: 17, fill: 0.7 },
    tints: [{ name: "tidewater-towels-sage", from: colors.white, to: colors.sage }],
  },
  {
    name: "fieldstone-rug-5x8",
    stage: "sweep",
    parts: () => fieldstoneRug("5x8"),
    looks: {},
    camera: { azimuth: 24, elevation: 50, fill: 0.76 },
  },
  {
    name: "fieldstone-rug-8x10",
    stage: "sweep",
    parts: () => fieldstoneRug("8x10"),
    looks: {},
    camera: { azimuth: 24, elevation: 50, fill: 0.94 },
  },
  {
    name: "atlas-bookcase-walnut",
    stage: "sweep",
    parts: () => filledBookcase("walnut"),
    looks: {},
    camera: { ...standing, fill: 0.84 },
  },
  {
    name: "atlas-bookcase-oak",
    stage: "sweep",
    parts: () => filledBookcase("oak"),
    looks: {},
    camera: { ...standing, fill: 0.84 },
  },
  {
    name: "dune-left-arm",
    stage: "sweep",
    parts: () => dunePiece("left-arm"),
    looks: { fabric: stone },
    camera: { ...standing, fill: 0.72 },
  },
  {
    name: "dune-armless",
    stage: "sweep",
    parts: () => dunePiece("armless"),
    looks: { fabric: stone },
    camera: { ...standing, fill: 0.66 },
  },
  {
    name: "dune-corner",
    stage: "sweep",
    parts: () => dunePiece("corner"),
    looks: { fabric: stone },
    camera: { ...standing, fill: 0.74 },
  },
  {
    name: "dune-chaise",
    stage: "sweep",
    parts: () => dunePiece("chaise"),
    looks: { fabric: stone },
    camera: { ...standing, azimuth: -32, fill: 0.86 },
  },
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
