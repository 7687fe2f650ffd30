import type { SectionalPage } from "@store/contract/sectionals";
import { duneKinds } from "../layout/piece-kinds.samples.ts";

/** A collection with two designs, one of which is sold out. */
export const pageSample: Pick<
  SectionalPage,
  "collectionCode" | "collectionName" | "fabricChoiceCode" | "pieces" | "layouts"
> = {
  collectionCode: "dune",
  collectionName: "Dune Sectional",
  fabricChoiceCode: "STONE",
  pieces: duneKinds.map(({ joins, arms, backs, ...kind }) => ({
    ...kind,
    diagonalDepth: undefined,
    joins: [...joins],
    arms: [...arms],
    backs: [...backs],
  })),
  layouts: [
    {
      name: "Sofa with Chaise",
      design: "10.LAS.ARM.RAC",
      image: "/pictures/dune-left-arm-800.webp",
      itemTypes: ["LAS", "ARM", "RAC"],
      skus: ["100201", "100202", "100204"],
      formattedTotalPrice: "$3,897.00",
    },
    {
      name: "Conversation Curve",
      design: "10.LAS.ARM.WED.ARM.RAS",
      image: "/pictures/dune-left-arm-800.webp",
      itemTypes: ["LAS", "ARM", "WED", "ARM", "RAS"],
      skus: ["100201", "100202", "120106", "100202", "120102"],
      formattedTotalPrice: "$6,595.00",
      unavailableMessage: "Only 1 left",
    },
  ],
};
