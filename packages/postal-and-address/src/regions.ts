/** One option of a state, province or country list. */
export interface Region {
  /** The stored code: two letters for states and provinces, three for countries. */
  readonly code: string;
  /** The English name the shopper reads. */
  readonly name: string;
}

/**
 * A list written as text: one "CODE Name" per line or between bars, or only the name if the code is its first three
 * letters. This takes half the bytes of a list of objects. The text is parsed at the first call, so that an import
 * costs nothing. The result is frozen, since all callers share it. Mark the call as pure, so that a bundler drops an
 * unused list.
 */
export function regionList(lines: string): () => readonly Region[] {
  let regions: readonly Region[] | undefined;
  return () => {
    regions ??= Object.freeze(lines.split(/[\n|]/).map(toRegion));
    return regions;
  };
}

function toRegion(line: string): Region {
  const [, code, name] = /^([A-Z]{2,3}) (.+)/.exec(line) ?? [];
  return Object.freeze({ code: code ?? line.slice(0, 3).toUpperCase(), name: name ?? line });
}

/** The territories and freely associated states that the US postal service delivers to, by name. */
export const usTerritories: () => readonly Region[] = /* @__PURE__ */ regionList(`AS American Samoa
GU Guam
MH Marshall Islands
FM Micronesia
MP Northern Mariana Islands
PW Palau
PR Puerto Rico
VI U.S. Virgin Islands`);

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
  /** False excludes the territories and the military codes; true by default. */
  readonly territories?: boolean | undefined;
}

/**
 * The 50 states and DC by name, followed by the eight territories and the three military codes unless territories are
 * excluded.
 */
export function usStates({ territories = true }: UsStatesOptions = {}): readonly Region[] {
  return territories ? [...states(), ...usTerritories(), ...militaryPlaces()] : states();
}

const provinces = /* @__PURE__ */ regionList(`AB Alberta
BC British Columbia
MB Manitoba
NB New Brunswick
NL Newfoundland and Labrador
NT Northwest Territories
NS Nova Scotia
NU Nunavut
ON Ontario
PE Prince Edward Island
QC Quebec
SK Saskatchewan
YT Yukon`);

/** The 13 Canadian provinces and territories by name. */
export function canadianProvinces(): readonly Region[] {
  return provinces();
}

/**
 * Whether standard delivery to a US state code has the remote surcharge: Alaska, Hawaii and the territories, not the
 * military codes. Spaces and case are ignored; the store sets the amount.
 */
export function remoteSurchargeApplies(state: string): boolean {
  const code = state.trim().toUpperCase();
  return code === "AK" || code === "HI" || usTerritories().some((territory) => territory.code === code);
}
