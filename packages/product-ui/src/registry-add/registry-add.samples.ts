import type { AddedRegistryItem, RegistryTarget } from "./registry-confirmation.tsx";

/** An item of an answer, for stories and tests. */
export const addedItem: AddedRegistryItem = {
  sku: "100401",
  name: "Beacon Table Lamp, Brass",
  imagePath: "/pictures/beacon-lamp-brass-800.webp",
  formattedPrice: "$149.00",
  quantity: 3,
};

export const addedTarget: RegistryTarget = {
  registryId: "r-1",
  registryType: "br",
  hasChecklists: true,
  path: "/gift-registry",
};

export const registriesSample = [
  { grId: "r-1", name: "Ada & Ben", registryType: "br" },
  { grId: "r-2", name: "For the baby", registryType: "bb" },
];
