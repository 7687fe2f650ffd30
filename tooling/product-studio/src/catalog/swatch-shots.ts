import { flatCloth } from "../scenes/flat-cloth.ts";
import { colors } from "./colors.ts";
import type { Shot, Surface } from "./shot.ts";

type Fabric = { id: string; color: string };

function swatch(surface: Surface, first: Fabric, others: readonly Fabric[]): Shot {
  return {
    name: `swatch-${first.id}`,
    stage: "swatch",
    parts: flatCloth,
    looks: { fabric: { surface, color: first.color } },
    tints: others.map(({ id, color }) => ({ name: `swatch-${id}`, from: first.color, to: color })),
  };
}

/** A close look at every fabric of the house: one render a surface, the other colors dyed from it. */
export const swatchShots: readonly Shot[] = [
  swatch("linen", { id: "oat-linen", color: colors.oatLinen }, [
    { id: "moss-linen", color: colors.mossLinen },
    { id: "stone-linen", color: colors.stoneLinen },
    { id: "slate-linen", color: colors.slateLinen },
  ]),
  swatch("boucle", { id: "ivory-boucle", color: colors.ivoryBoucle }, [
    { id: "dove-boucle", color: colors.doveBoucle },
  ]),
  swatch("velvet", { id: "rust-velvet", color: colors.rustVelvet }, [
    { id: "ink-velvet", color: colors.inkVelvet },
    { id: "olive-velvet", color: colors.oliveVelvet },
  ]),
  swatch("leather", { id: "cognac-leather", color: colors.cognacLeather }, [
    { id: "sand-leather", color: colors.sandLeather },
    { id: "black-leather", color: colors.blackLeather },
  ]),
];
