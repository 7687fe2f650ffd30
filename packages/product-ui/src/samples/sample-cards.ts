import type { ProductCard } from "@store/contract/catalog";

/** Cards as the catalog returns them, for stories and tests. */
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
  rating: { average: 4.2, count: 4 },
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
/** A lamp with two prices, one of which is reduced. */
export const partlyReducedCard: ProductCard = {
  ...lampCard,
  formattedPrice: "From $119.00",
  formattedRegularPrice: null,
  isOnSale: true,
};
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
