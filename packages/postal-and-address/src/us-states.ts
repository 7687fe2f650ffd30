import type { Region } from "./region.ts";
import { toRegions } from "./to-regions.ts";
import { usTerritories } from "./us-territories.ts";

const states = /* @__PURE__ */ toRegions(
  2,
  `Alabama
AK Alaska
AZ Arizona
Arkansas
California
Colorado
CT Connecticut
Delaware
DC District of Columbia
Florida
GA Georgia
HI Hawaii
Idaho
Illinois
Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MD Maryland
Massachusetts
Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
Ohio
Oklahoma
Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
Utah
VT Vermont
VA Virginia
Washington
WV West Virginia
Wisconsin
Wyoming`,
);

const militaryPlaces = /* @__PURE__ */ toRegions(
  2,
  `AA Armed Forces Americas
AE Armed Forces Europe
AP Armed Forces Pacific`,
);

export interface UsStatesOptions {
  /** False leaves out the territories and the military codes; true when absent. */
  readonly territories?: boolean | undefined;
}

/**
 * The 50 states and DC by name, followed by the eight territories and the three military codes unless territories are
 * left out (ADDR-01, AMB-194).
 */
export function usStates({ territories = true }: UsStatesOptions = {}): readonly Region[] {
  return territories ? [...states, ...usTerritories, ...militaryPlaces] : states;
}
