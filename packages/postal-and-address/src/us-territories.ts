import type { Region } from "./region.ts";
import { regionList } from "./region-list.ts";

/** The territories and freely associated states the US postal service delivers to, by name (AMB-194). */
export const usTerritories: () => readonly Region[] = /* @__PURE__ */ regionList(`AS American Samoa
GU Guam
MH Marshall Islands
FM Micronesia
MP Northern Mariana Islands
PW Palau
PR Puerto Rico
VI U.S. Virgin Islands`);
