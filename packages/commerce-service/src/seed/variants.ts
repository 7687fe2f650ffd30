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
    color: "#d6cdb6",
    picture: "harbor-sofa-oat",
    alt: "Wide sofa in oat linen with two seat cushions and slim wooden legs",
  },
  {
    ...sofa,
    sku: "100102",
    label: "Moss Linen",
    group: "Price group 1",
    color: "#6a7d4a",
    picture: "harbor-sofa-moss",
    alt: "Wide sofa in moss-green linen with two seat cushions and slim wooden legs",
  },
  {
    ...sofa,
    sku: "100103",
    label: "Ivory Boucle",
    group: "Price group 2",
    color: "#ece8de",
    picture: "harbor-sofa-ivory",
    alt: "Wide sofa in ivory boucle with two seat cushions and slim wooden legs",
  },
  {
    ...sofa,
    sku: "100104",
    label: "Cognac Leather",
    group: "Price group 2",
    color: "#8c4328",
    picture: "harbor-sofa-cognac",
    alt: "Wide sofa in cognac-brown leather with two seat cushions and slim wooden legs",
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
    color: "#b9502c",
    picture: "wren-chair-rust",
    alt: "Rounded tub chair in rust velvet with a channelled back and walnut legs",
  },
  {
    ...chair,
    sku: "100602",
    label: "Ink Velvet",
    color: "#24335c",
    picture: "wren-chair-ink",
    alt: "Rounded tub chair in ink-blue velvet with a channelled back and walnut legs",
  },
  {
    product: "quarry-table",
    sku: "100301",
    label: '72"',
    width: 72,
    depth: 38,
    height: 30,
    picture: "quarry-table-72",
    alt: "Oak dining table with a slim top and two of its chairs",
  },
  {
    product: "quarry-table",
    sku: "100302",
    label: '96"',
    width: 96,
    depth: 40,
    height: 30,
    picture: "quarry-table-96",
    alt: "Long oak dining table with a slim top and five chairs",
  },
  {
    ...bookcase,
    sku: "100701",
    label: "Walnut",
    color: "#4f382b",
    picture: "atlas-bookcase-walnut",
    alt: "Tall bookcase in dark walnut with five shelves of books and vases",
  },
  {
    ...bookcase,
    sku: "100702",
    label: "White Oak",
    color: "#b98f5c",
    picture: "atlas-bookcase-oak",
    alt: "Tall bookcase in white oak with five shelves of books and vases",
  },
  {
    ...lamp,
    sku: "100401",
    label: "Brass",
    color: "#b58d4a",
    picture: "beacon-lamp-brass",
    alt: "Table lamp with a turned brass base and a white drum shade",
  },
  {
    ...lamp,
    sku: "100402",
    label: "Black",
    color: "#2a2a2a",
    picture: "beacon-lamp-black",
    alt: "Table lamp with a turned black base and a white drum shade",
  },
  {
    product: "fieldstone-rug",
    sku: "100801",
    label: "5' x 8'",
    width: 60,
    depth: 96,
    picture: "fieldstone-rug-5x8",
    alt: "Rug with a pattern of taupe stones on cream and a dark border, five by eight feet",
  },
  {
    product: "fieldstone-rug",
    sku: "100802",
    label: "8' x 10'",
    width: 96,
    depth: 120,
    picture: "fieldstone-rug-8x10",
    alt: "Large rug with a pattern of taupe stones on cream and a dark border, eight by ten feet",
  },
  {
    ...towels,
    sku: "100501",
    label: "White",
    color: "#f6f4ee",
    picture: "tidewater-towels-white",
    alt: "Two thick white bath towels, folded",
  },
  {
    ...towels,
    sku: "100502",
    label: "Sage",
    color: "#9db58e",
    picture: "tidewater-towels-sage",
    alt: "Two thick sage-green bath towels, folded",
  },
  {
    ...card,
    sku: "100901",
    label: "$50",
    picture: "gift-card-50",
    alt: "Green gift card with a gold leaf sprig, standing on its envelope",
  },
  {
    ...card,
    sku: "100902",
    label: "$100",
    picture: "gift-card-100",
    alt: "Terracotta gift card with three gold leaf sprigs, standing on its envelope",
  },
  {
    product: "room-to-grow",
    sku: "101001",
    picture: "room-to-grow",
    alt: "Small wooden house beside a seedling in a white pot",
  },
];
