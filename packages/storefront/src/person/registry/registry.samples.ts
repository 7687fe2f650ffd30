import type { Checklist, Registry, RegistryItem, SharedRegistry } from "@store/contract/registry";

const item = {
  grId: "registry-1",
  registryType: "br",
  imagePath: "/pictures/beacon-lamp-black-400.webp",
} as const;

const items: readonly RegistryItem[] = [
  {
    ...item,
    sku: "100401",
    name: "Beacon Table Lamp, Black",
    formattedPrice: "$149.00",
    price: 14_900,
    quantity: 3,
    boughtQuantity: 1,
    url: "/product/100401",
  },
  {
    ...item,
    sku: "102401",
    name: "Linen Stocking",
    formattedPrice: "$39.00",
    price: 3_900,
    quantity: 2,
    boughtQuantity: 2,
    url: "/product/102401",
    notice: "It is sold only with a text.",
  },
  {
    ...item,
    sku: "100501",
    name: "Tidewater Bath Towels, White",
    formattedPrice: "$59.00",
    price: 5_900,
    quantity: 4,
    boughtQuantity: 0,
    notice: "It is sold in our other shop.",
  },
  {
    ...item,
    sku: "100601",
    name: "Harbor Rug",
    formattedPrice: "No longer available",
    price: null,
    quantity: 1,
    boughtQuantity: 0,
  },
];

/** A registry as its owner sees it, with an item in each state. */
export const registrySample: Registry = {
  grId: "registry-1",
  name: "Ada and Ben's Wedding",
  registryType: "br",
  eventDate: "2027-06-12",
  wantedCount: 10,
  boughtCount: 3,
  address: null,
  shareCode: "code-1",
  items: [...items],
  noLongerWanted: [
    {
      ...item,
      sku: "100701",
      name: "Alder Vase",
      formattedPrice: "$89.00",
      price: 8_900,
      quantity: 0,
      wantedQuantity: 0,
      boughtQuantity: 2,
      lastBoughtOn: "2026-11-20",
    },
  ],
};

/** The same as its givers see it. */
export const sharedRegistrySample: SharedRegistry = {
  name: registrySample.name,
  registryType: "br",
  eventDate: "2027-06-12",
  items: items.map((one) => ({ ...one, grId: "code-1" })),
};

export const checklistSample: Checklist = {
  groups: [
    {
      title: "Bedroom",
      entries: [
        { label: "Bath", recommended: 6, added: 4, url: "/browse/bath" },
        { label: "Bedding", recommended: 4, added: 4, url: "/browse/bedding" },
      ],
    },
    { title: "Decor", entries: [{ label: "Rugs", recommended: 2, added: 0, url: "/browse/rugs" }] },
  ],
};
