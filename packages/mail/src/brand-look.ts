import type { Brand } from "@store/contract/shared";
import { bothSites } from "@store/storefront/both-sites";

interface Colors {
  readonly page: string;
  readonly ink: string;
  readonly softInk: string;
  readonly line: string;
  readonly button: string;
  readonly buttonInk: string;
}

/** The look of a brand in a mail: as in the storefront, with fonts that every mail program has. */
export interface BrandLook {
  readonly name: string;
  readonly headingFont: string;
  readonly textFont: string;
  readonly radius: string;
  readonly light: Colors;
  readonly dark: Colors;
}

const sans = "Helvetica, Arial, sans-serif";

export const brandLooks: Readonly<Record<Brand, BrandLook>> = {
  general: {
    name: bothSites.brands.general.brandName,
    headingFont: "Georgia, 'Times New Roman', serif",
    textFont: sans,
    radius: "4px",
    light: {
      page: "#fdfbf7",
      ink: "#29231d",
      softInk: "#655b4f",
      line: "#e0d7c9",
      button: "#3f4b37",
      buttonInk: "#fdfbf7",
    },
    dark: {
      page: "#1a1714",
      ink: "#f3ede3",
      softInk: "#bdb3a4",
      line: "#3d3730",
      button: "#cdd6b7",
      buttonInk: "#20271d",
    },
  },
  modern: {
    name: bothSites.brands.modern.brandName,
    headingFont: sans,
    textFont: sans,
    radius: "0",
    light: {
      page: "#ffffff",
      ink: "#0b0b0c",
      softInk: "#55565b",
      line: "#d9d9d8",
      button: "#0b0b0c",
      buttonInk: "#ffffff",
    },
    dark: {
      page: "#0c0c0d",
      ink: "#fafafa",
      softInk: "#b1b2b8",
      line: "#38393d",
      button: "#fafafa",
      buttonInk: "#0b0b0c",
    },
  },
};
