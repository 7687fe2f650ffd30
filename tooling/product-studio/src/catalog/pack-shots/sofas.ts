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
    tints: [
      { name: "harbor-sofa-moss", from: colors.oatLinen, to: colors.mossLinen },
      { name: "harbor-sofa-clay-linen", from: colors.oatLinen, to: colors.clayLinen },
      { name: "harbor-sofa-indigo-linen", from: colors.oatLinen, to: colors.indigoLinen },
    ],
  },
  {
    ...sofa,
    name: "harbor-sofa-ivory",
    looks: { fabric: { surface: "boucle", color: colors.ivoryBoucle } },
    tints: [
      { name: "harbor-sofa-sand-boucle", from: colors.ivoryBoucle, to: colors.sandBoucle },
      { name: "harbor-sofa-sage-boucle", from: colors.ivoryBoucle, to: colors.sageBoucle },
      { name: "harbor-sofa-walnut-boucle", from: colors.ivoryBoucle, to: colors.walnutBoucle },
      { name: "harbor-sofa-charcoal-boucle", from: colors.ivoryBoucle, to: colors.charcoalBoucle },
    ],
  },
  {
    ...sofa,
    name: "harbor-sofa-smoke-velvet",
    looks: { fabric: { surface: "velvet", color: colors.smokeVelvet } },
    tints: [
      { name: "harbor-sofa-forest-velvet", from: colors.smokeVelvet, to: colors.forestVelvet },
      { name: "harbor-sofa-gold-velvet", from: colors.smokeVelvet, to: colors.goldVelvet },
    ],
  },
  {
    ...sofa,
    name: "harbor-sofa-cognac",
    looks: { fabric: { surface: "leather", color: colors.cognacLeather } },
    tints: [
      { name: "harbor-sofa-chestnut-leather", from: colors.cognacLeather, to: colors.chestnutLeather },
      { name: "harbor-sofa-stone-leather", from: colors.cognacLeather, to: colors.stoneLeather },
      { name: "harbor-sofa-forest-leather", from: colors.cognacLeather, to: colors.forestLeather },
    ],
  },
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
