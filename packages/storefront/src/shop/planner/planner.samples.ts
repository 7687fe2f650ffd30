import type { SectionalDetails, SectionalPage } from "@store/contract/sectionals";

type Kind = SectionalPage["pieces"][number];
type Join = Kind["joins"][number];

const join = (end: "left" | "right", side: Join["side"] = end): Join => ({ end, side, type: "S", isFinished: false });
const kind = (itemTypeCode: string, name: string, part: Partial<Kind>): Kind => ({
  itemTypeCode,
  name,
  width: 40,
  depth: 39,
  height: 31,
  arms: [],
  backs: ["back"],
  joins: [],
  mirrorItemTypeCode: itemTypeCode,
  seats: 1,
  ...part,
});

const swatch = (choiceCode: string, name: string): SectionalPage["swatches"][number] => ({
  choiceCode,
  choiceName: name,
  name,
  description: name,
  imagePath: `/pictures/swatch-${choiceCode.toLowerCase()}-200.webp`,
  zoomImagePath: `/pictures/swatch-${choiceCode.toLowerCase()}-400.webp`,
  romanceCopy: "",
  optionCode: "FABRIC",
  optionShortName: "Fabric",
  priceGroupCode: "2",
  family: "Linen",
  isStock: false,
  attributes: [],
});

/** The planner of a collection with seats, a corner and two fabrics. */
export const plannerSample: SectionalPage = {
  collectionCode: "dune",
  collectionName: "Dune Sectional",
  configuratorUrl: null,
  fabricChoiceCode: "STONE",
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
  pieces: [
    kind("LAS", "Left-Arm Seat", { arms: ["left"], joins: [join("right")], mirrorItemTypeCode: "RAS" }),
    kind("RAS", "Right-Arm Seat", { arms: ["right"], joins: [join("left")], mirrorItemTypeCode: "LAS" }),
    kind("ARM", "Armless Seat", { joins: [join("left"), join("right")] }),
  ],
  layouts: [
    {
      name: "Sofa for Three",
      design: "10.LAS.ARM.RAS",
      image: "/pictures/dune-left-arm-800.webp",
      itemTypes: ["LAS", "ARM", "RAS"],
      skus: ["100201", "100202", "100203"],
      formattedTotalPrice: "$3,000.00",
    },
  ],
};

const skus: Readonly<Record<string, string>> = { LAS: "100201", ARM: "100202", RAS: "100203" };

/** Details in which each piece costs $1,000.00. */
export function detailsSample(itemTypes: readonly string[]): SectionalDetails {
  return {
    SectionalPieces: itemTypes.map((code) => ({
      Name: plannerSample.pieces.find(({ itemTypeCode }) => itemTypeCode === code)?.name ?? code,
      Sku: skus[code] ?? "",
      Image: "/pictures/dune-left-arm-800.webp",
      ProductUrl: `/product/${skus[code]}`,
      Dimensions: "40 in wide, 39 in deep, 31 in high",
      FormattedPrice: "$1,000.00",
      AvailabilityMessage: "In stock",
      ItemTypeCode: code,
    })),
    SectionalOptionChoices: [{ OptionName: "Legs", Name: "Natural Oak", SwatchImage: "", optionExperience: 0 }],
    FormattedTotalPrice: `$${itemTypes.length},000.00`,
    totalPrice: itemTypes.length * 100_000,
    HasCustomOrderConfirmation: false,
    CustomOrderConfirmationMessage: "",
  };
}
