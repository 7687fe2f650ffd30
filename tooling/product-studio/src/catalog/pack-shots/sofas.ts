import { harborSofa } from "../../furniture/harbor-sofa.ts";
import { larkLoveseat } from "../../furniture/lark-loveseat.ts";
import { mesaSofa } from "../../furniture/mesa-sofa.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const sofa = { stage: "sweep", parts: () => harborSofa(), camera: { ...standing, fill: 0.88 } } as const;
const mesa = { stage: "sweep", parts: () => mesaSofa(), camera: { ...standing, fill: 0.9 } } as const;

/** Sofas and loveseats. */
export const sofas: readonly Shot[] = [
  {
    ...sofa,
    name: "harbor-sofa-oat",
    looks: { fabric: { surface: "linen", color: colors.oatLinen } },
    tints: [{ name: "harbor-sofa-moss", from: colors.oatLinen, to: colors.mossLinen }],
  },
  { ...sofa, name: "harbor-sofa-ivory", looks: { fabric: { surface: "boucle", color: colors.ivoryBoucle } } },
  { ...sofa, name: "harbor-sofa-cognac", looks: { fabric: { surface: "leather", color: colors.cognacLeather } } },
  {
    name: "lark-loveseat-oat",
    stage: "sweep",
    parts: larkLoveseat,
    looks: { fabric: { surface: "linen", color: colors.oatLinen } },
    camera: { ...standing, fill: 0.82 },
    tints: [
      { name: "lark-loveseat-slate", from: colors.oatLinen, to: colors.slateLinen },
      { name: "lark-loveseat-moss", from: colors.oatLinen, to: colors.mossLinen },
    ],
  },
  {
    ...mesa,
    name: "mesa-sofa-dove",
    looks: { fabric: { surface: "boucle", color: colors.doveBoucle } },
    tints: [{ name: "mesa-sofa-ivory", from: colors.doveBoucle, to: colors.ivoryBoucle }],
  },
  {
    ...mesa,
    name: "mesa-sofa-black",
    parts: () => mesaSofa({ piped: true }),
    looks: { fabric: { surface: "leather", color: colors.blackLeather } },
  },
];
