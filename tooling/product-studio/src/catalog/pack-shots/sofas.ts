import { harborSofa } from "../../furniture/harbor-sofa.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const sofa = { stage: "sweep", parts: () => harborSofa(), camera: { ...standing, fill: 0.88 } } as const;

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
];
