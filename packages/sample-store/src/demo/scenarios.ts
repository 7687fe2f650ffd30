import type { AddToCartItem } from "@store/contract/cart/requests";

/** A cart of the demonstration page. */
export interface Scenario {
  name: string;
  title: string;
  shows: string;
  items: readonly AddToCartItem[];
  donation?: { sku: string; amount: number };
}

/** The carts of the demonstration page; each replaces the current cart. */
export const scenarios: readonly Scenario[] = [
  {
    name: "sofa",
    title: "A sofa",
    shows: "in-home delivery; its price depends on whether a store is in your state or province",
    items: [{ Sku: "100101", Quantity: 1 }],
  },
  {
    name: "mixed",
    title: "Some of everything",
    shows: "four shipments, embroidery with its fee, a gift card and a donation",
    items: [
      { Sku: "100104", Quantity: 1 },
      { Sku: "100301", Quantity: 1 },
      { Sku: "100401", Quantity: 2 },
      { Sku: "100501", Quantity: 1, PersonalizationText: "Ines & Tom" },
      { Sku: "100901", Quantity: 1 },
    ],
    donation: { sku: "101001", amount: 1000 },
  },
  {
    name: "parcel",
    title: "A lamp on sale",
    shows:
      "the three parcel services, free standard delivery, and the surcharge for Alaska, Hawaii and the territories",
    items: [{ Sku: "100402", Quantity: 1 }],
  },
  {
    name: "restricted",
    title: "A rug that some states do not allow",
    shows: "what happens when it is sent to one of them",
    items: [
      { Sku: "100801", Quantity: 1 },
      { Sku: "100502", Quantity: 1 },
    ],
  },
  {
    name: "sectional",
    title: "A sectional in four pieces",
    shows: "pieces that are sold one by one and delivered together",
    items: ["100201", "100203", "100202", "100204"].map((Sku) => ({ Sku, Quantity: 1 })),
  },
  {
    name: "made-to-order",
    title: "A chair that is made to order, and a bookcase in two boxes",
    shows: "a delivery date eight weeks later, and oversized boxes",
    items: [
      { Sku: "100601", Quantity: 2 },
      { Sku: "100701", Quantity: 1 },
    ],
  },
  {
    name: "installed",
    title: "A bookcase that we put up",
    shows: "an installation service with its fee",
    items: [
      {
        Sku: "100701",
        Quantity: 1,
        IsInstallationServiceRequired: true,
        InstallationServiceType: "Assembly and wall fastening",
      },
    ],
  },
];
