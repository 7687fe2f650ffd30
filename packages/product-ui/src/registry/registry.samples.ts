import type { RegistryEntry } from "./registry-items.tsx";
import type { ListedRegistry } from "./registry-list.tsx";

export const longName = "The Wedding of Alexandrina-Victoria Featherstonehaugh and Bartholomew Cholmondeley X";

/** Items with each state: partly bought, all bought, sold elsewhere, sold only with a text, not sold any more. */
export const registryItemsSample: readonly RegistryEntry[] = [
  {
    sku: "100401",
    name: "Beacon Table Lamp, Black",
    imagePath: "/pictures/beacon-lamp-black-400.webp",
    formattedPrice: "$149.00",
    quantity: 3,
    boughtQuantity: 1,
    url: "/product/100401",
  },
  {
    sku: "100501",
    name: "Tidewater Bath Towels, White",
    imagePath: "/pictures/tidewater-towels-white-400.webp",
    formattedPrice: "$39.00",
    quantity: 2,
    boughtQuantity: 2,
    url: "/product/100501",
  },
];

export const listedRegistriesSample: readonly ListedRegistry[] = [
  {
    grId: "wedding-1",
    name: "Ada and Ben's Wedding",
    registryType: "br",
    eventDate: "2027-06-12",
    wantedCount: 5,
    boughtCount: 3,
  },
  { grId: "home-1", name: "Our New Home", registryType: "hw", eventDate: "2026-03-02", isOver: true },
];
