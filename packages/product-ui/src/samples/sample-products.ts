import type { Product } from "@store/contract/catalog";
import { bookcaseCard, chairCard, lampCard, tableCard } from "./sample-cards.ts";

const option = (sku: string, label: string, color: string | null, group: string | null, formattedPrice: string) => ({
  sku,
  label,
  color,
  group,
  formattedPrice,
  navigateUrl: `/product/${sku}`,
  isSelected: sku === "100101",
});

/** Products as the catalog returns them, for stories and tests. */
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
  personalization: {
    label: "Can be embroidered",
    fee: 1250,
    isRequired: false,
    templateName: "hem",
    locationName: "Hem",
    lines: [{ elementName: "Text1", label: "Text" }],
    fonts: [
      {
        name: "Block",
        style: "block",
        fontAttributes: { validationRegEx: "[A-Za-z .'\\-]+", minLength: 2, maxLength: 12 },
      },
      { name: "Monogram", style: "serif", fontAttributes: { validationRegEx: "[A-Z]+", minLength: 2, maxLength: 3 } },
    ],
    colors: [
      { name: "Navy", color: "#23324d" },
      { name: "Gold", color: "#a8842c" },
    ],
  },
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
