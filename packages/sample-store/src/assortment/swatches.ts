import type { StoreDatabase } from "@store/commerce-service";
import { swatchAttributeIds as ids } from "@store/contract/swatches";
import type { Insertable } from "kysely";
import { type FabricId, fabrics } from "./fabrics.ts";

interface SwatchSeed {
  family: string;
  fabricType: string;
  origin: string;
  careCodes: string;
}

const families = {
  linen: {
    family: "Linen",
    fabricType: "Plain weave",
    origin: "Woven in Belgium",
    careCodes: "vacuum,blot,professional",
  },
  boucle: { family: "Boucle", fabricType: "Looped yarn", origin: "Woven in Italy", careCodes: "vacuum,blot" },
  velvet: { family: "Velvet", fabricType: "Cut pile", origin: "Woven in India", careCodes: "vacuum,steam" },
  leather: { family: "Leather", fabricType: "Full grain", origin: "Tanned in Portugal", careCodes: "dust,condition" },
} as const satisfies Record<(typeof fabrics)[FabricId]["material"], SwatchSeed>;

interface SwatchText {
  romance: string;
  isStock?: true;
  /** The initial stock of swatches; 200 by default. */
  stock?: number;
}

const texts: Record<FabricId, SwatchText> = {
  "oat-linen": { romance: "The warm white of rolled oats, with slubs you can feel.", isStock: true },
  "moss-linen": { romance: "A soft gray green, like the north side of a stone wall.", isStock: true },
  "stone-linen": { romance: "A pebble's gray with a warm side to it.", isStock: true },
  "slate-linen": { romance: "Blue gray, dry and quiet; it hides a dog's hair well." },
  "clay-linen": { romance: "Fired earth, paler where the thread is thick." },
  "indigo-linen": { romance: "Blue from the vat, washed until it is soft." },
  "ivory-boucle": { romance: "Curly and light: a sheep in good weather.", isStock: true },
  "dove-boucle": { romance: "Mist with a pile. Cooler than Ivory by a cloud.", stock: 60 },
  "sand-boucle": { romance: "A beach after rain, in small curls." },
  "sage-boucle": { romance: "A dusty green that goes with every wood we use." },
  "walnut-boucle": { romance: "Brown like the shell, not the kernel." },
  "charcoal-boucle": { romance: "Nearly black, with light between its loops." },
  "rust-velvet": { romance: "Dry leaves in late sun, darker against the pile." },
  "ink-velvet": { romance: "Nearly black until light falls across it, then blue." },
  "olive-velvet": { romance: "Green with brown in it; it turns gold at the edges.", stock: 0 },
  "smoke-velvet": { romance: "A gray that takes the color of the evening." },
  "forest-velvet": { romance: "Deep green under trees, with blue in its shade." },
  "gold-velvet": { romance: "Old brass by candlelight.", stock: 40 },
  "cognac-leather": { romance: "Saddle brown that lightens where people sit.", isStock: true },
  "sand-leather": { romance: "The pale one, which shows its grain and its age." },
  "black-leather": { romance: "Black with a dry, open grain and no shine." },
  "chestnut-leather": { romance: "Dark and warm; scratches turn into polish." },
  "stone-leather": { romance: "The gray of river stones once they are dry." },
  "forest-leather": { romance: "Green that most people take for black until noon." },
};

/** The swatches of the sample catalog as rows: one for each fabric, with its attributes under the configured ids. */
export function toSwatchRows(): {
  swatch: Insertable<StoreDatabase["swatch"]>[];
  swatch_attribute: Insertable<StoreDatabase["swatch_attribute"]>[];
  swatch_stock: Insertable<StoreDatabase["swatch_stock"]>[];
  swatch_on_request: Insertable<StoreDatabase["swatch_on_request"]>[];
} {
  // The keys of the table are fabrics.
  const all = Object.entries(texts) as [FabricId, SwatchText][];
  return {
    swatch: all.map(([fabricId, { romance, isStock = false }], index) => ({
      choice_code: toChoiceCode(fabricId),
      fabric_id: fabricId,
      family: families[fabrics[fabricId].material].family,
      romance_copy: romance,
      is_stock: isStock,
      position: index + 1,
    })),
    swatch_attribute: all.flatMap(([fabricId, { stock = 200 }]) => {
      const { material, content, care, family: color } = fabrics[fabricId];
      const { origin, fabricType, careCodes } = families[material];
      const values: [number, string][] = [
        [ids.availability, stock > 0 ? "Yes" : "No"],
        [ids.modernAvailability, stock > 0 ? "Yes" : "No"],
        [ids.origin, origin],
        [ids.content, content],
        [ids.care, care],
        [ids.fabricType, fabricType],
        [ids.careCodes, careCodes],
        [ids.colorFamily, `${color[0]?.toUpperCase()}${color.slice(1)}`],
      ];
      return values.map(([attribute_id, value]) => ({ choice_code: toChoiceCode(fabricId), attribute_id, value }));
    }),
    swatch_stock: all.map(([fabricId, { stock = 200 }]) => ({ choice_code: toChoiceCode(fabricId), available: stock })),
    swatch_on_request: [{ product_id: "thistle-pillow" }],
  };
}

/** "oat-linen" is OATLINEN. */
export function toChoiceCode(fabricId: FabricId): string {
  return fabricId.replaceAll("-", "").toUpperCase();
}
