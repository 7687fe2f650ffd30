import {
  type DisplaySwatch,
  swatchAttributeIds as ids,
  type OrderSwatchData,
  type SwatchDatum,
} from "@store/contract/swatches";
import type { SwatchAddress } from "@store/postal-and-address/swatch-address";
import type { SwatchShop } from "./swatch.ts";

export const usShop: SwatchShop = { country: "US", brand: "general" };

/** A swatch as in the service's reply; its name starts with its color. */
export function toDatum(name: string, more: Partial<SwatchDatum> & { available?: string } = {}): SwatchDatum {
  const { available = "Yes", ...rest } = more;
  return {
    ChoiceCode: name.replace(" ", "").toUpperCase(),
    ImagePath: `/pictures/swatch-${name.replace(" ", "-").toLowerCase()}-200.webp`,
    Description: name,
    SwatchInStock: true,
    Attributes: [
      { AttributeId: ids.availability, Value: available },
      { AttributeId: ids.modernAvailability, Value: available },
    ],
    IsStock: false,
    PriceGroupCode: "1",
    ...rest,
  };
}

/** Seven swatches of two families, one of which is unavailable. */
export const swatchData: OrderSwatchData = {
  Sku: "100101",
  DefaultSwatch: null,
  SwatchModalMessage: null,
  FabricsByName: {
    Linen: ["Oat Linen", "Moss Linen", "Stone Linen", "Slate Linen"].map((name) => toDatum(name)),
    Velvet: [
      toDatum("Rust Velvet", { PriceGroupCode: "3" }),
      toDatum("Ink Velvet", { PriceGroupCode: "3" }),
      toDatum("Olive Velvet", { PriceGroupCode: "3", available: "No" }),
    ],
  },
};

export const oatLinen: DisplaySwatch = {
  choiceCode: "OATLINEN",
  choiceName: "Oat Linen",
  name: "Oat Linen",
  description: "100% linen",
  imagePath: "/pictures/swatch-oat-linen-200.webp",
  zoomImagePath: "/pictures/swatch-oat-linen-macro-800.webp",
  romanceCopy: "The warm white of rolled oats.",
  optionCode: "FABRIC",
  optionShortName: "Fabric",
  priceGroupCode: "1",
  family: "Linen",
  isStock: true,
  attributes: [
    { attributeId: ids.availability, value: "Yes" },
    { attributeId: ids.modernAvailability, value: "Yes" },
    { attributeId: ids.origin, value: "Woven in Belgium" },
    { attributeId: ids.content, value: "100% European linen" },
    { attributeId: ids.care, value: "Vacuum with a soft brush." },
    { attributeId: ids.fabricType, value: "Plain weave" },
    { attributeId: ids.careCodes, value: "vacuum,blot" },
    { attributeId: ids.colorFamily, value: "Cream" },
  ],
};

export const chicago: SwatchAddress = {
  firstName: "Maya",
  lastName: "Brooks",
  address1: "1420 N Wood St",
  address2: "",
  city: "Chicago",
  state: "IL",
  postalCode: "60622",
  dayPhone: "312-234-5678",
  emailAddress: "maya.brooks@example.com",
};
