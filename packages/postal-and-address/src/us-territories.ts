import type { Region } from "./region.ts";

/** The territories and freely associated states the US postal service delivers to, by name (AMB-194). */
export const usTerritories: readonly Region[] = [
  { code: "AS", name: "American Samoa" },
  { code: "GU", name: "Guam" },
  { code: "MH", name: "Marshall Islands" },
  { code: "FM", name: "Micronesia" },
  { code: "MP", name: "Northern Mariana Islands" },
  { code: "PW", name: "Palau" },
  { code: "PR", name: "Puerto Rico" },
  { code: "VI", name: "U.S. Virgin Islands" },
];
