import type { Region } from "./region.ts";
import { regionList } from "./region-list.ts";

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

/** The 13 Canadian provinces and territories by name (ADDR-02). */
export function canadianProvinces(): readonly Region[] {
  return provinces();
}
