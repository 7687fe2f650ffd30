import { usTerritories } from "./us-territories.ts";

/**
 * Whether standard delivery to a US state code costs the remote surcharge: Alaska, Hawaii and the territories, not the
 * military codes (SHIP-08). Blanks and case do not matter; the amount is the store's.
 */
export function remoteSurchargeApplies(state: string): boolean {
  const code = state.trim().toUpperCase();
  return code === "AK" || code === "HI" || usTerritories().some((territory) => territory.code === code);
}
