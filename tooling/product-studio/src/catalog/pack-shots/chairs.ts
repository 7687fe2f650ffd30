import { alderArmchair } from "../../furniture/alder-armchair.ts";
import { hearthOttoman } from "../../furniture/hearth-ottoman.ts";
import { pivotSwivelChair } from "../../furniture/pivot-swivel-chair.ts";
import { wrenChair } from "../../furniture/wren-chair.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Chairs and ottomans. */
export const chairs: readonly Shot[] = [
  {
    name: "wren-chair-rust",
    stage: "sweep",
    parts: wrenChair,
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet } },
    camera: { ...standing, azimuth: 30, fill: 0.74 },
    tints: [{ name: "wren-chair-olive", from: colors.rustVelvet, to: colors.oliveVelvet }],
  },
  {
    name: "wren-chair-ink",
    stage: "sweep",
    parts: wrenChair,
    looks: { fabric: { surface: "velvet", color: colors.inkVelvet } },
    camera: { ...standing, azimuth: 30, fill: 0.74 },
  },
  {
    name: "alder-armchair-oat",
    stage: "sweep",
    parts: alderArmchair,
    looks: { fabric: { surface: "linen", color: colors.oatLinen } },
    camera: { ...standing, azimuth: 32, fill: 0.72 },
    tints: [
      { name: "alder-armchair-moss", from: colors.oatLinen, to: colors.mossLinen },
      { name: "alder-armchair-stone", from: colors.oatLinen, to: colors.stoneLinen },
    ],
  },
  {
    name: "pivot-swivel-chair-ivory",
    stage: "sweep",
    parts: pivotSwivelChair,
    looks: { fabric: { surface: "boucle", color: colors.ivoryBoucle } },
    camera: { ...standing, azimuth: 30, fill: 0.72 },
    tints: [{ name: "pivot-swivel-chair-dove", from: colors.ivoryBoucle, to: colors.doveBoucle }],
  },
  {
    name: "hearth-ottoman-cognac",
    stage: "sweep",
    parts: hearthOttoman,
    looks: { fabric: { surface: "leather", color: colors.cognacLeather } },
    camera: { ...standing, elevation: 15, fill: 0.58 },
    tints: [
      { name: "hearth-ottoman-sand", from: colors.cognacLeather, to: colors.sandLeather },
      { name: "hearth-ottoman-black", from: colors.cognacLeather, to: colors.blackLeather },
    ],
  },
];
