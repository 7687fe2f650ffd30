import type { Site } from "@store/contract/shared";

/** A postal code, for Canada the first half, and its city. */
export interface PostalPlace {
  postalCode: string;
  city: string;
  state: string;
  /** How many codes the city has. */
  codeCount: number;
}

/** The country of a site as addresses and places write it. */
export const countryOfSite: Readonly<Record<Site, "USA" | "CAN">> = { US: "USA", CA: "CAN" };

/** The part of a postal code that identifies places. */
export function toPlaceCode(postalCode: string, site: Site): string {
  const code = postalCode.trim().toUpperCase();
  return site === "CA" ? code.slice(0, 3) : code.slice(0, 5);
}
