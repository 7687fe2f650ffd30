import type { Product, ProductCard } from "@store/contract/catalog";

/** Products as the catalog answers them, for stories and tests. */
function card(
  given: Pick<ProductCard, "sku" | "name" | "formattedPrice"> & { picture: string } & Partial<ProductCard>,
): ProductCard {
  const { picture, ...rest } = given;
  return {
    id: given.sku.slice(0, 4),
    navigateUrl: `/product/${given.sku}`,
    urlPath: `/product/${given.sku}`,
    imagePath: `/pictures/${picture}-800.webp`,
    imagePathHiRes: `/pictures/${picture}-1280.webp`,
    imageAlt: given.name,
    choices: [],
    ...rest,
  };
}

const choice = (sku: string, label: string, color: string | null) => ({
  sku,
  label,
  color,
  navigateUrl: `/product/${sku}`,
});

export const sofaCard = card({
  sku: "100101",
  name: "Harbor Sofa",
  formattedPrice: "$2,199.00",
  picture: "harbor-sofa-oat",
  imageAlt: "Harbor Sofa in Oat Linen",
  choices: [
    choice("100101", "Oat Linen", "#d9cdb4"),
    choice("100102", "Moss Linen", "#6f7556"),
    choice("100103", "Ivory Boucle", "#efe9dd"),
    choice("100104", "Cognac Leather", "#97582f"),
  ],
});
export const lampCard = card({
  sku: "100401",
  name: "Beacon Table Lamp",
  formattedPrice: "$249.00",
  picture: "beacon-lamp-brass",
  choices: [choice("100401", "Brass", "#b8935a"), choice("100402", "Black", "#26252a")],
});
export const tableCard = card({
  sku: "100301",
  name: "Quarry Dining Table",
  formattedPrice: "$1,899.00",
  picture: "quarry-table-72",
  choices: [choice("100301", '72"', null), choice("100302", '96"', null)],
});
export const chairCard = card({
  sku: "100601",
  name: "Wren Lounge Chair",
  formattedPrice: "$1,299.00",
  picture: "wren-chair-rust",
  note: "Made to order",
  choices: [choice("100601", "Rust Velvet", "#9a4a2c"), choice("100602", "Ink Velvet", "#232c44")],
});
export const bookcaseCard = card({
  sku: "100701",
  name: "Atlas Bookcase",
  formattedPrice: "$1,099.00",
  picture: "atlas-bookcase-walnut",
  choices: [choice("100701", "Walnut", "#6b452c"), choice("100702", "White Oak", "#c9a878")],
});
export const saleCard = card({
  sku: "102303",
  name: "Pebble Dinnerware, 16-Piece Set in Stoneware",
  formattedPrice: "$99.00",
  formattedRegularPrice: "$129.00",
  picture: "tidewater-towels-white",
});
/** The sofa with its second picture, in a room. */
export const roomCard: ProductCard = {
  ...sofaCard,
  hoverImage: {
    imagePath: "/pictures/room-general-800.webp",
    imagePathHiRes: "/pictures/room-general-1280.webp",
    alt: "Harbor Sofa in a sunlit living room",
  },
};
/** More than any carousel shows at once. */
export const manyCards: ProductCard[] = [sofaCard, lampCard, tableCard, chairCard, bookcaseCard].flatMap((one) =>
  [1, 2].map((copy) => ({ ...one, sku: `${one.sku}${copy}`, id: `${one.id}${copy}` })),
);

const option = (sku: string, label: string, color: string | null, group: string | null, formattedPrice: string) => ({
  sku,
  label,
  color,
  group,
  formattedPrice,
  navigateUrl: `/product/${sku}`,
  isSelected: sku === "100101",
});

export const sofa: Product = {
  productId: "1001",
  sku: "100101",
  kind: "item",
  name: "Harbor Sofa",
  optionName: "Fabric",
  optionLabel: "Oat Linen",
  summary:
    "Deep enough for an afternoon, upright enough for a conversation. A hardwood frame under loose linen cushions.",
  details: [
    "Kiln-dried hardwood frame, joined with dowels and screws",
    "Seat cushions of foam wrapped in feather and down",
    "Covers come off for cleaning",
    "Solid oak feet",
  ],
  care: "Vacuum with a soft brush. Blot spills at once with a dry cloth and have covers cleaned professionally.",
  gallery: [
    {
      imagePath: "/pictures/harbor-sofa-oat-800.webp",
      imagePathHiRes: "/pictures/harbor-sofa-oat-1280.webp",
      alt: "Harbor Sofa in Oat Linen",
    },
    {
      imagePath: "/pictures/harbor-sofa-moss-800.webp",
      imagePathHiRes: "/pictures/harbor-sofa-moss-1280.webp",
      alt: "Harbor Sofa in Moss Linen",
    },
  ],
  currentPrice: 219900,
  regularPrice: 219900,
  formattedPrice: "$2,199.00",
  currency: "USD",
  options: [
    option("100101", "Oat Linen", "#d9cdb4", "Price Group 1", "$2,199.00"),
    option("100102", "Moss Linen", "#6f7556", "Price Group 1", "$2,199.00"),
    option("100103", "Ivory Boucle", "#efe9dd", "Price Group 2", "$2,499.00"),
    option("100104", "Cognac Leather", "#97582f", "Price Group 2", "$2,499.00"),
  ],
  dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 },
  deliveryStatus: 1,
  availabilityMessage: "In stock",
  deliveryMessage: "Brought into the room of your choice by two people, December 3 to 9.",
  isMadeToOrder: false,
  isOversized: false,
  boxes: [],
  restrictedStates: [],
  customizationType: 0,
  personalization: null,
  breadcrumbs: [
    { title: "Home", url: "/" },
    { title: "Sofas", url: "/browse/sofas" },
  ],
  pairsWith: [lampCard, chairCard, tableCard, bookcaseCard],
};

export const towels: Product = {
  ...sofa,
  productId: "1005",
  sku: "100501",
  name: "Tidewater Bath Towels, Set of 2",
  optionName: "Color",
  optionLabel: "White",
  options: [],
  currentPrice: 4900,
  regularPrice: 6400,
  formattedPrice: "$49.00",
  customizationType: 700,
  personalization: { label: "Can be embroidered", maxLength: 12, pattern: "[A-Za-z .'\\-]*", fee: 1250 },
  gallery: sofa.gallery.slice(0, 1),
};

export const donation: Product = {
  ...sofa,
  productId: "1010",
  sku: "101001",
  kind: "donation",
  name: "Room to Grow Donation",
  options: [],
  dimensions: { width: null, depth: null, height: null, diameter: null, systemOfMeasure: 1 },
};
