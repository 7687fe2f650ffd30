import type { Region } from "./region.ts";
import { toRegions } from "./to-regions.ts";

/** The territories and freely associated states the US postal service delivers to, by name (AMB-194). */
export const usTerritories: readonly Region[] = /* @__PURE__ */ toRegions(`AS American Samoa
GU Guam
MH Marshall Islands
FM Micronesia
MP Northern Mariana Islands
PW Palau
PR Puerto Rico
VI U.S. Virgin Islands`);
