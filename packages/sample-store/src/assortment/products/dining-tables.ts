import { shipMethod } from "@store/contract/shared";
import type { ProductSeed } from "../product-seed.ts";

const oak = { family: "brown", material: "oak" } as const;
const walnut = { family: "brown", material: "walnut" } as const;

/** Dining Tables. */
export const diningTables: readonly ProductSeed[] = [
  {
    id: "quarry-table",
    name: "Quarry Dining Table",
    summary:
      "Solid oak from edge to edge, oiled rather than lacquered, so that every dinner leaves it a little better.",
    details: [
      "Solid European oak, boards selected for one tone",
      "Hardwax oil finish that can be renewed at home",
      "The 72-inch table seats six, the 96-inch table eight to ten",
      "Legs bolt on with the wrench in the box; chairs are not included",
    ],
    care: "Wipe with a damp cloth and dry. Oil once a year; rings and scratches sand out.",
    optionName: "Size",
    shipMethod: shipMethod.basicFreight,
    variants: [
      {
        ...oak,
        sku: "100301",
        label: '72"',
        picture: "quarry-table-72",
        alt: "Oak dining table with a slim top and two of its chairs",
        size: { width: 72, depth: 38, height: 30 },
        prices: { US: 129_900, CA: 169_900 },
        stock: 20,
      },
      {
        ...oak,
        sku: "100302",
        label: '96"',
        picture: "quarry-table-96",
        alt: "Long oak dining table with a slim top and five chairs",
        size: { width: 96, depth: 40, height: 30 },
        prices: { US: 159_900, CA: 209_900 },
        stock: 12,
      },
    ],
  },
  {
    id: "ember-round-table",
    name: "Ember Round Table",
    summary:
      "Everyone faces everyone. A thin walnut top rests on a fluted pedestal, so there is no leg to share your place with.",
    details: [
      "Walnut veneer over hardwood, edge of solid walnut planed thin",
      "Fluted pedestal that flares to a steady foot",
      "The 48-inch table seats four, the 60-inch table six",
      "Top and pedestal join with four bolts; chairs are not included",
    ],
    care: "Wipe along the grain with a barely damp cloth. Felt under hot dishes; direct sun lightens walnut over the years.",
    brands: ["modern"],
    optionName: "Size",
    shipMethod: shipMethod.basicFreight,
    variants: [
      {
        ...walnut,
        sku: "102001",
        label: '48"',
        picture: "ember-round-table-48",
        alt: "Round walnut dining table for four with a thin top on a fluted pedestal",
        size: { diameter: 48, height: 30 },
        prices: { US: 99_900, CA: 131_900 },
        stock: 18,
      },
      {
        ...walnut,
        sku: "102002",
        label: '60"',
        picture: "ember-round-table-60",
        alt: "Large round walnut dining table for six with a thin top on a fluted pedestal",
        size: { diameter: 60, height: 30 },
        prices: { US: 129_900, CA: 169_900 },
        stock: 11,
      },
    ],
  },
];
