import type { ProductCard } from "@store/contract/catalog";

/** Cards as the catalog returns them, for stories and tests of all pages with cards. */
function card(sku: string, given: { name: string; formattedPrice: string; picture: string }): ProductCard {
  const url = `/product/${sku}`;
  return {
    id: sku,
    sku,
    name: given.name,
    navigateUrl: url,
    urlPath: url,
    imagePath: `/pictures/${given.picture}-800.webp`,
    imagePathHiRes: `/pictures/${given.picture}-1280.webp`,
    imageAlt: given.name,
    formattedPrice: given.formattedPrice,
    choices: [],
  };
}

export const productCardsSample = [
  card("100101", { name: "Harbor Sofa", formattedPrice: "From $2,199.00", picture: "harbor-sofa-oat" }),
  card("100601", { name: "Wren Lounge Chair", formattedPrice: "$1,299.00", picture: "wren-chair-rust" }),
  card("100401", { name: "Beacon Table Lamp", formattedPrice: "$249.00", picture: "beacon-lamp-brass" }),
  card("100301", { name: "Quarry Dining Table", formattedPrice: "From $1,899.00", picture: "quarry-table-72" }),
];
