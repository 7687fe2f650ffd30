import type { FabricId } from "./fabrics.ts";

/** The alternative text of the room picture `<product id>-room` of a product. */
const rooms = {
  "harbor-sofa":
    "Sofa in oat linen with moss-green pillows in a plastered living room, a round walnut coffee table on a rug before it",
  "wren-chair": "Rust velvet tub chair beside a small black table with books in a bright white room",
  "mesa-sofa":
    "Long sofa in dove-gray boucle behind a chalk-white stone coffee table in a bright room with a concrete floor",
  "quarry-table": "Oak dining table with four oak chairs, a walnut bowl and a vase of branches under a framed picture",
  "haven-bed": "Bed in oat linen in a plastered bedroom with an oak nightstand, a brass lamp and a striped rug",
  "dune-sectional": "Sectional in stone linen joined along the wall of a plastered living room",
  "alder-armchair": "Oak armchair with linen cushions beside a small brass table and a tall brass floor lamp",
  "lark-loveseat":
    "Loveseat in slate-gray linen with a brass side table and lamp at its arm and a striped rug before it",
  "line-platform-bed": "Low walnut bed with a dark gray blanket, a walnut nightstand and a black lamp in a white room",
  "pivot-swivel-chair": "Ivory boucle swivel chair turned away from a walnut bookcase on a bordered rug",
  "orchard-coffee-table": "Round oak coffee table with books and a small vase of branches before a sofa in stone linen",
  "canyon-media-console": "Walnut media console with books and a vase under a wide black-framed picture",
  "atlas-bookcase": "Oak bookcase full of books between an oak armchair in moss-green linen and a pot of branches",
  "ember-round-table": "Round walnut table with three walnut chairs under a low-hanging black pendant lamp",
  "slab-coffee-table": "Chalk-white stone coffee table with books and a black vase before a black leather sofa",
  "heron-floor-lamp": "Brass floor lamp between an olive velvet chair and a small brass table in a plastered room",
  "beacon-lamp": "Brass lamp with a white drum shade on a walnut dresser beside three books",
  "fieldstone-rug": "Large stone-patterned rug under a walnut coffee table and a sofa in oat linen, seen from above",
  "tally-rug": "Striped wool rug before a cognac leather sofa in a room with a concrete floor, seen from above",
  "willow-nightstand": "Oak nightstand with a ceramic lamp and two books beside a bed in slate-gray linen",
  "willow-dresser": "Oak dresser with a ceramic lamp, a book and a vase under a framed picture",
  "finch-dining-chair": "Oak dining chair pulled out from an oak table with a wooden bowl on it",
  "arc-counter-stool": "Two counter stools in cognac leather at a kitchen counter with a walnut bowl",
  "hearth-ottoman": "Cognac leather ottoman before a tub chair in oat linen on a bordered rug",
  "stem-side-table": "Small black metal table with a pile of books beside an ink-blue velvet chair",
  "gourd-table-lamp": "Moss-green ceramic lamp on an oak dresser beside a row of books",
  "kiln-vase": "White stoneware vase beside a pile of books on a walnut media console",
  "porthole-mirror": "Round brass mirror above a walnut dresser with a vase of branches and two books",
  "thistle-pillow": "Rust velvet pillow in the corner of a sofa in oat linen",
  "fern-throw": "Ivory wool throw folded on a cognac leather ottoman on a striped rug",
  "pebble-dinnerware": "Cream stoneware plates, bowls and mugs on an oak table beside a vase",
} as const;

/** The rooms whose pictures exist; a name is added with its picture. */
const encoded: readonly (keyof typeof rooms)[] = [
  "alder-armchair",
  "atlas-bookcase",
  "beacon-lamp",
  "canyon-media-console",
  "dune-sectional",
  "ember-round-table",
  "fieldstone-rug",
  "harbor-sofa",
  "haven-bed",
  "heron-floor-lamp",
  "lark-loveseat",
  "line-platform-bed",
  "mesa-sofa",
  "orchard-coffee-table",
  "pivot-swivel-chair",
  "quarry-table",
  "slab-coffee-table",
  "tally-rug",
  "wren-chair",
];

/** The alternative text of a product's room picture, for the products that have one. */
export const roomPictures: Readonly<Record<string, string>> = Object.fromEntries(
  encoded.map((product) => [product, rooms[product]]),
);

/** The fabric of a product in its room picture, if there are several. */
export const roomFabrics: Readonly<Record<string, FabricId>> = {
  "harbor-sofa": "oat-linen",
  "wren-chair": "rust-velvet",
  "mesa-sofa": "dove-boucle",
  "haven-bed": "oat-linen",
  "dune-sectional": "stone-linen",
  "alder-armchair": "oat-linen",
  "lark-loveseat": "slate-linen",
  "pivot-swivel-chair": "ivory-boucle",
  "hearth-ottoman": "cognac-leather",
  "arc-counter-stool": "cognac-leather",
  "thistle-pillow": "rust-velvet",
};

/** The option of a product in its room picture, if they differ by more than their size and are no fabrics. */
export const roomOptions: Readonly<Record<string, string>> = {
  "atlas-bookcase": "White Oak",
  "beacon-lamp": "Brass",
  "canyon-media-console": "Walnut",
  "orchard-coffee-table": "Oak",
  "slab-coffee-table": "Chalk",
  "tally-rug": "Ink",
};
