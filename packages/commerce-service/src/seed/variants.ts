/** A variant as the sample catalogue writes it; lengths in inches. */
export interface VariantSeed {
  sku: string;
  product: string;
  picture: string;
  alt: string;
  label?: string;
  group?: string;
  /** For the dot under a card. */
  color?: string;
  width?: number;
  depth?: number;
  height?: number;
  diameter?: number;
}

const sofa = { product: "harbor-sofa", width: 88, depth: 38, height: 33 };
const dune = { product: "dune-sectional", height: 31 };
const chair = { product: "wren-chair", width: 29, depth: 32, height: 30 };
const bookcase = { product: "atlas-bookcase", width: 38, depth: 14, height: 74 };
const lamp = { product: "beacon-lamp", diameter: 15, height: 25.5 };
const towels = { product: "tidewater-towels", width: 30, depth: 56 };
const card = { product: "gift-card", width: 3.375, height: 2.125 };

/** Every SKU of the sample catalogue, in the order in which a product's choices are shown. */
export const variants: readonly VariantSeed[] = [
  {
    ...sofa,
    sku: "100101",
    label: "Oat Linen",
    group: "Price group 1",
    color: "#d9cdb8",
    picture: "harbor-sofa-oat",
    alt: "Three-seat sofa in oat linen with slim wooden legs",
  },
  {
    ...sofa,
    sku: "100102",
    label: "Moss Linen",
    group: "Price group 1",
    color: "#6f7654",
    picture: "harbor-sofa-moss",
    alt: "Three-seat sofa in moss-green linen with slim wooden legs",
  },
  {
    ...sofa,
    sku: "100103",
    label: "Ivory Boucle",
    group: "Price group 2",
    color: "#ece6da",
    picture: "harbor-sofa-ivory",
    alt: "Three-seat sofa in curly ivory boucle with slim wooden legs",
  },
  {
    ...sofa,
    sku: "100104",
    label: "Cognac Leather",
    group: "Price group 2",
    color: "#9a5b34",
    picture: "harbor-sofa-cognac",
    alt: "Three-seat sofa in cognac-brown leather with slim wooden legs",
  },
  {
    ...dune,
    sku: "100201",
    label: "Left-Arm Seat",
    width: 40,
    depth: 39,
    picture: "dune-left-arm",
    alt: "Sectional seat in stone linen with one arm on its left",
  },
  {
    ...dune,
    sku: "100202",
    label: "Armless Seat",
    width: 32,
    depth: 39,
    picture: "dune-armless",
    alt: "Sectional seat in stone linen without arms",
  },
  {
    ...dune,
    sku: "100203",
    label: "Corner",
    width: 39,
    depth: 39,
    picture: "dune-corner",
    alt: "Square sectional corner in stone linen with backs on two sides",
  },
  {
    ...dune,
    sku: "100204",
    label: "Right-Arm Chaise",
    width: 38,
    depth: 66,
    picture: "dune-chaise",
    alt: "Long sectional chaise in stone linen with one arm on its right",
  },
  {
    ...chair,
    sku: "100601",
    label: "Rust Velvet",
    color: "#a4532f",
    picture: "wren-chair-rust",
    alt: "Rounded lounge chair in rust-red velvet",
  },
  {
    ...chair,
    sku: "100602",
    label: "Ink Velvet",
    color: "#2b3350",
    picture: "wren-chair-ink",
    alt: "Rounded lounge chair in ink-blue velvet",
  },
  {
    product: "quarry-table",
    sku: "100301",
    label: '72"',
    width: 72,
    depth: 38,
    height: 30,
    picture: "quarry-table-72",
    alt: "Rectangular oak dining table with thick square legs",
  },
  {
    product: "quarry-table",
    sku: "100302",
    label: '96"',
    width: 96,
    depth: 40,
    height: 30,
    picture: "quarry-table-96",
    alt: "Long rectangular oak dining table with thick square legs",
  },
  {
    ...bookcase,
    sku: "100701",
    label: "Walnut",
    color: "#5d4130",
    picture: "atlas-bookcase-walnut",
    alt: "Tall open bookcase in dark walnut with books and vases",
  },
  {
    ...bookcase,
    sku: "100702",
    label: "White Oak",
    color: "#cbb38f",
    picture: "atlas-bookcase-oak",
    alt: "Tall open bookcase in pale white oak with books and vases",
  },
  {
    ...lamp,
    sku: "100401",
    label: "Brass",
    color: "#b58d4a",
    picture: "beacon-lamp-brass",
    alt: "Table lamp with a brass stem and a white drum shade",
  },
  {
    ...lamp,
    sku: "100402",
    label: "Black",
    color: "#2a2a2a",
    picture: "beacon-lamp-black",
    alt: "Table lamp with a black stem and a white drum shade",
  },
  {
    product: "fieldstone-rug",
    sku: "100801",
    label: "5' x 8'",
    width: 60,
    depth: 96,
    picture: "fieldstone-rug-5x8",
    alt: "Flat-woven rug in stone greys, five by eight feet",
  },
  {
    product: "fieldstone-rug",
    sku: "100802",
    label: "8' x 10'",
    width: 96,
    depth: 120,
    picture: "fieldstone-rug-8x10",
    alt: "Large flat-woven rug in stone greys, eight by ten feet",
  },
  {
    ...towels,
    sku: "100501",
    label: "White",
    color: "#f6f4ee",
    picture: "tidewater-towels-white",
    alt: "Folded stack of thick white bath towels",
  },
  {
    ...towels,
    sku: "100502",
    label: "Sage",
    color: "#a3ad94",
    picture: "tidewater-towels-sage",
    alt: "Folded stack of thick sage-green bath towels",
  },
  {
    ...card,
    sku: "100901",
    label: "$50",
    picture: "gift-card-50",
    alt: "Fifty-dollar gift card leaning on its envelope",
  },
  {
    ...card,
    sku: "100902",
    label: "$100",
    picture: "gift-card-100",
    alt: "Hundred-dollar gift card leaning on its envelope",
  },
  {
    product: "room-to-grow",
    sku: "101001",
    picture: "room-to-grow",
    alt: "Small wooden house with a seedling growing beside it",
  },
];
