import type { Product, ProductCard } from "@store/contract/catalog";
import type { Category } from "./category-page.tsx";
import type { Home } from "./home-page.tsx";
import type { Stores } from "./stores-page.tsx";

/** Answers of the catalog, for stories and tests of the browsing pages. */
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

const cards = [
  card("100101", { name: "Harbor Sofa", formattedPrice: "From $2,199.00", picture: "harbor-sofa-oat" }),
  card("100601", { name: "Wren Lounge Chair", formattedPrice: "$1,299.00", picture: "wren-chair-rust" }),
  card("100401", { name: "Beacon Table Lamp", formattedPrice: "$249.00", picture: "beacon-lamp-brass" }),
  card("100301", { name: "Quarry Dining Table", formattedPrice: "From $1,899.00", picture: "quarry-table-72" }),
];

const shelves = [
  ["Sofas & Chairs", "sofas-and-chairs", "harbor-sofa-oat"],
  ["Tables & Storage", "tables-and-storage", "quarry-table-72"],
  ["Lighting & Rugs", "lighting-and-rugs", "beacon-lamp-brass"],
  ["Bath", "bath", "tidewater-towels-white"],
] as const;

export const homeSample: Home = {
  hero: {
    title: "Come in, sit down",
    text: "The Harbor Sofa is low, wide and forgiving, in linens and leather that look better for being lived in.",
    imagePath: "/pictures/room-general-1280.webp",
    imageAlt: "Sunlit living room with a linen sofa, an oak table and a woven rug",
    linkText: "Shop the Harbor Sofa",
    url: "/product/100101",
  },
  categories: shelves.map(([title, slug, picture]) => ({
    title,
    url: `/browse/${slug}`,
    imagePath: `/pictures/${picture}-800.webp`,
    imageAlt: title,
  })),
  sections: [{ title: "For the living room", items: cards }],
};

export const categorySample: Category = {
  title: "Sofas & Chairs",
  description: "Deep seats, honest frames and fabrics that take an ordinary evening well.",
  breadcrumbs: [{ title: "Home", url: "/" }],
  items: cards.slice(0, 2),
  total: 2,
};

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
  shipMethod: 6,
  deliveryMessage: "Carried into the room of your choice and unpacked, and the packaging taken away.",
  isMadeToOrder: false,
  isOversized: false,
  boxes: [],
  restrictedStates: [],
  customizationType: 0,
  personalization: null,
  breadcrumbs: [
    { title: "Home", url: "/" },
    { title: "Sofas & Chairs", url: "/browse/sofas-and-chairs" },
  ],
  pairsWith: cards.slice(1),
};

export const storesSample: Stores = [
  {
    locationId: "chicago",
    name: "Lincoln Park",
    address: { address1: "850 W North Avenue", city: "Chicago", state: "IL", postalCode: "60642", country: "USA" },
    phone: "312-555-0118",
    hours: ["Monday to Saturday, 10 am to 8 pm", "Sunday, 11 am to 6 pm"],
  },
];
