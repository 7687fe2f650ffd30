import type { Product, ProductReviews } from "@store/contract/catalog";
import { productCardsSample } from "../listing/product-cards.samples.ts";

/** A product as the catalog returns it. */
export const productSample: Product = {
  productId: "harbor-sofa",
  sku: "100101",
  kind: "item",
  name: "Harbor Sofa",
  optionName: "Fabric",
  optionLabel: "Oat Linen",
  summary: "Low, wide and forgiving: a three-seat sofa with a bench deep enough to curl up on.",
  details: ["Kiln-dried hardwood frame, corner-blocked and doweled", "Solid oak legs"],
  care: "Vacuum with a soft brush and turn the cushions every month.",
  fabric: {
    name: "Oat Linen",
    priceGroup: 1,
    content: "55% linen, 45% cotton",
    care: "Vacuum often; blot spills at once.",
    imagePath: "/pictures/harbor-sofa-oat-400.webp",
  },
  gallery: [
    {
      imagePath: "/pictures/harbor-sofa-oat-800.webp",
      imagePathHiRes: "/pictures/harbor-sofa-oat-1280.webp",
      alt: "Three-seat sofa in oat linen with slim wooden legs",
    },
  ],
  currentPrice: 219_900,
  regularPrice: 219_900,
  formattedPrice: "$2,199.00",
  currency: "USD",
  options: [
    ["100101", "Oat Linen", "#d9cdb8"],
    ["100102", "Moss Linen", "#6f7654"],
  ].map(([sku = "", label = "", color = null]) => ({
    sku,
    label,
    color,
    group: "Price group 1",
    formattedPrice: "$2,199.00",
    navigateUrl: `/product/${sku}`,
    isSelected: sku === "100101",
  })),
  dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 },
  deliveryStatus: 1,
  availabilityMessage: "In stock",
  deliveryMessage: "Carried into the room of your choice and unpacked, and the packaging taken away.",
  isMadeToOrder: false,
  isOversized: false,
  boxes: [],
  restrictedStates: [],
  customizationType: 0,
  personalization: null,
  breadcrumbs: [
    { title: "Home", url: "/" },
    { title: "Living Room", url: "/browse/living-room" },
    { title: "Sofas & Loveseats", url: "/browse/sofas" },
  ],
  pairsWith: productCardsSample.slice(1),
};

/** What buyers say of a product. */
export const reviewsSample: ProductReviews = {
  count: 2,
  average: 4.5,
  spread: [
    { stars: 5, count: 1 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
  texts: [
    { stars: 5, text: "Two adults and a dog fit on it.", firstName: "Nora", date: "2026-08-16" },
    { stars: 4, text: "The seat cushions need plumping.", firstName: "Desmond", date: "2026-07-02" },
  ],
};
