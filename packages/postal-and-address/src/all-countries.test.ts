import { expect, it } from "vitest";
import { allCountries } from "./countries.ts";

it("are 249 unique three-letter codes with unique names [ADDR-03]", () => {
  expect(allCountries()).toHaveLength(249);
  expect(new Set(allCountries().map(({ code }) => code)).size).toBe(249);
  expect(new Set(allCountries().map(({ name }) => name)).size).toBe(249);
  for (const { code, name } of allCountries()) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(name).toBe(name.trim());
  }
});

const isoCodes =
  "ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR " +
  "BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP " +
  "CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB " +
  "GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN " +
  "KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD " +
  "MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN " +
  "PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM " +
  "SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR " +
  "UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE";

it("have the codes of ISO 3166-1 [ADDR-03]", () => {
  expect(
    allCountries()
      .map(({ code }) => code)
      .sort()
      .join(" "),
  ).toBe(isoCodes);
});

it.each([
  ["USA", "United States"],
  ["CAN", "Canada"],
  ["GBR", "United Kingdom"],
  ["DEU", "Germany"],
  ["MEX", "Mexico"],
  ["CHE", "Switzerland"],
  ["ALA", "Åland Islands"],
])("have %s as %s [ADDR-03]", (code, name) => {
  expect(allCountries()).toContainEqual({ code, name });
});

it("are sorted by name, ignoring accents and punctuation [ADDR-03]", () => {
  const sortKeys = allCountries().map(({ name }) =>
    name
      .normalize("NFD")
      .replace(/[^A-Za-z ]/g, "")
      .toLowerCase(),
  );
  expect(sortKeys).toEqual([...sortKeys].sort());
});
