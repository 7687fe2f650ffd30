import { customizationType, shipMethod } from "@store/contract/shared";
import { block, monogram, script } from "../personalization-fonts.ts";
import type { ProductSeed } from "../product-seed.ts";

/** Bath. */
export const bath: readonly ProductSeed[] = [
  {
    id: "tidewater-towels",
    name: "Tidewater Bath Towels",
    summary:
      "A pair of heavy, quick-drying bath towels in long-staple cotton. We embroider a name or a monogram on the hem, if you like.",
    details: [
      "Set of two, 30 by 56 inches each",
      "Long-staple cotton, 650 grams per square meter",
      "Double-stitched hems with a hanging loop",
      "Embroidery in one of three threads, up to 20 characters",
    ],
    care: "Wash warm before the first use, without fabric softener. Tumble dry low.",
    optionName: "Color",
    shipMethod: shipMethod.standard,
    customizationType: customizationType.inHouseEmbroidery,
    personalization: {
      label: "Can be embroidered",
      templateName: "hem-line",
      locationName: "Hem of both towels",
      lines: [{ elementName: "Text1", label: "Text" }],
      fonts: [block, script, monogram],
      colors: [
        { name: "Navy", color: "#23324d" },
        { name: "Gold", color: "#a8842c" },
        { name: "Sage", color: "#5f7a4f" },
      ],
      feeCents: { US: 850, CA: 1100 },
    },
    size: { width: 30, depth: 56 },
    prices: { US: 4_800, CA: 6_400 },
    variants: [
      {
        sku: "100501",
        label: "White",
        color: "#f6f4ee",
        family: "white",
        material: "cotton",
        picture: "tidewater-towels-white",
        alt: "Two thick white bath towels, folded",
        stock: 200,
      },
      {
        sku: "100502",
        label: "Sage",
        color: "#9db58e",
        family: "green",
        material: "cotton",
        picture: "tidewater-towels-sage",
        alt: "Two thick sage-green bath towels, folded",
        stock: 200,
      },
      {
        sku: "100503",
        label: "Clay",
        color: "#b98a6c",
        family: "brown",
        material: "cotton",
        picture: "tidewater-towels-clay",
        alt: "Two thick clay-brown bath towels, folded",
        stock: 150,
      },
    ],
  },
  {
    id: "reed-bath-rug",
    name: "Reed Bath Rug",
    summary:
      "Rounded ribs of looped cotton, thick enough to forget the tiles. It drinks what runs off you and dries by evening.",
    details: [
      "Looped cotton ribs inside a flat, stitched hem; 1,800 grams per square meter",
      "21 by 34 inches",
      "Reversible: no latex back to crumble in the wash",
      "Use it with a non-slip mat on smooth floors",
    ],
    care: "Wash warm on its own the first time. Tumble dry low, or hang it over the tub.",
    optionName: "Color",
    shipMethod: shipMethod.standard,
    size: { width: 21, depth: 34 },
    prices: { US: 4_400, CA: 5_900 },
    variants: [
      {
        sku: "103201",
        label: "White",
        color: "#f6f3ec",
        family: "white",
        material: "cotton",
        picture: "reed-bath-rug-white",
        alt: "White cotton bath rug with rounded ribs inside a flat hem",
        stock: 130,
      },
      {
        sku: "103202",
        label: "Clay",
        color: "#b98a6c",
        family: "brown",
        material: "cotton",
        picture: "reed-bath-rug-clay",
        alt: "Clay-brown cotton bath rug with rounded ribs inside a flat hem",
        stock: 95,
      },
    ],
  },
];
