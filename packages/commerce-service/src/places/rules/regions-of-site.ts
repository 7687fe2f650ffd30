import type { Site } from "@store/contract/shared";
import { canadianProvinces, usStates } from "@store/postal-and-address";

/** The codes of the states or provinces that a site ships to. */
export const regionsOfSite: Readonly<Record<Site, ReadonlySet<string>>> = {
  US: new Set(usStates().map(({ code }) => code)),
  CA: new Set(canadianProvinces().map(({ code }) => code)),
};
