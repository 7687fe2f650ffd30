import type { SectionalDetails, SectionalPage } from "@store/contract/sectionals";
import type { GetSectionalDetails } from "@store/contract/sectionals/requests";
import { duneKinds } from "../layout/piece-kinds.samples.ts";
import { pageSample } from "./page.samples.ts";

const swatch = (choiceCode: string, name: string): SectionalPage["swatches"][number] => ({
  choiceCode,
  choiceName: name,
  name,
  description: name,
  imagePath: `/pictures/swatch-${name.replace(" ", "-").toLowerCase()}-200.webp`,
  zoomImagePath: `/pictures/swatch-${name.replace(" ", "-").toLowerCase()}-400.webp`,
  romanceCopy: "",
  optionCode: "FABRIC",
  optionShortName: "Fabric",
  priceGroupCode: "1",
  family: "Linen",
  isStock: true,
  attributes: [],
});

/** A planner with two fabrics, two finishes of the legs and two ready layouts. */
export const plannerSample: SectionalPage = {
  ...pageSample,
  configuratorUrl: null,
  swatches: [swatch("STONE", "Stone Linen"), swatch("SLATE", "Slate Linen")],
  fabrics: [
    { choiceCode: "STONE", color: "#aaa294", material: "linen" },
    { choiceCode: "SLATE", color: "#66717f", material: "linen" },
  ],
  legs: [
    { code: "OAK", name: "Natural Oak" },
    { code: "BLK", name: "Blackened Oak" },
  ],
  defaults: {
    fabricChoiceCode: "STONE",
    legFinishCode: "OAK",
    repositoryCode: "R1",
    armChoiceCode: "A1",
    cushionCode: "C1",
    cushionChoice: "Foam",
  },
};

/** Details in which each piece costs $1,000.00. */
export function detailsSample({ itemTypes }: Pick<GetSectionalDetails, "itemTypes">): SectionalDetails {
  return {
    SectionalPieces: itemTypes.map((code, index) => ({
      Name: duneKinds.find(({ itemTypeCode }) => itemTypeCode === code)?.name ?? code,
      Sku: `1002${String(index).padStart(2, "0")}`,
      Image: "/pictures/dune-left-arm-800.webp",
      ProductUrl: `/product/1002${String(index).padStart(2, "0")}`,
      Dimensions: "40 in wide, 39 in deep, 31 in high",
      FormattedPrice: "$1,000.00",
      AvailabilityMessage: "In stock",
      ItemTypeCode: code,
    })),
    SectionalOptionChoices: [
      { OptionName: "Fabric", Name: "Stone Linen", SwatchImage: "/pictures/swatch-200.webp", optionExperience: 1 },
      { OptionName: "Legs", Name: "Natural Oak", SwatchImage: "", optionExperience: 0 },
    ],
    FormattedTotalPrice: `$${itemTypes.length},000.00`,
    totalPrice: itemTypes.length * 100_000,
    HasCustomOrderConfirmation: false,
    CustomOrderConfirmationMessage: "",
  };
}
