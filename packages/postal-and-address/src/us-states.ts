import type { Region } from "./region.ts";
import { regionList } from "./region-list.ts";
import { usTerritories } from "./us-territories.ts";

const states = /* @__PURE__ */ regionList(`AL Alabama
AK Alaska
AZ Arizona
AR Arkansas
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FL Florida
GA Georgia
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VT Vermont
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`);

const militaryPlaces = /* @__PURE__ */ regionList(`AA Armed Forces Americas
AE Armed Forces Europe
AP Armed Forces Pacific`);

export interface UsStatesOptions {
  /** False leaves out the territories and the military codes; true when absent. */
  readonly territories?: boolean | undefined;
}

/**
 * The 50 states and DC by name, followed by the eight territories and the three military codes unless territories are
 * left out (ADDR-01, AMB-194).
 */
export function usStates({ territories = true }: UsStatesOptions = {}): readonly Region[] {
  return territories ? [...states(), ...usTerritories(), ...militaryPlaces()] : states();
}
