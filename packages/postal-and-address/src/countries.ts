import type { PostalCountry } from "./check-postal-code.ts";
import { type Region, regionList } from "./regions.ts";

/** The 249 countries and areas of ISO 3166-1 with their three-letter codes, by common English name. */
export const allCountries: () => readonly Region[] =
  /* @__PURE__ */ regionList(`Afghanistan|ALA Åland Islands|Albania|DZA Algeria|ASM American Samoa|Andorra|AGO Angola|AIA Anguilla|ATA Antarctica
ATG Antigua and Barbuda|Argentina|Armenia|ABW Aruba|Australia|AUT Austria|Azerbaijan|BHS Bahamas|BHR Bahrain
BGD Bangladesh|BRB Barbados|BLR Belarus|Belgium|BLZ Belize|Benin|BMU Bermuda|BTN Bhutan|Bolivia
BES Bonaire, Sint Eustatius and Saba|BIH Bosnia and Herzegovina|BWA Botswana|BVT Bouvet Island|Brazil
IOT British Indian Ocean Territory|VGB British Virgin Islands|BRN Brunei|BGR Bulgaria|BFA Burkina Faso|BDI Burundi
CPV Cabo Verde|KHM Cambodia|CMR Cameroon|Canada|CYM Cayman Islands|CAF Central African Republic|TCD Chad|CHL Chile
CHN China|CXR Christmas Island|CCK Cocos (Keeling) Islands|Colombia|Comoros|COG Congo
COD Congo, Democratic Republic of the|COK Cook Islands|CRI Costa Rica|CIV Côte d'Ivoire|HRV Croatia|Cuba|CUW Curaçao
Cyprus|Czechia|DNK Denmark|Djibouti|DMA Dominica|Dominican Republic|Ecuador|Egypt|SLV El Salvador
GNQ Equatorial Guinea|Eritrea|Estonia|SWZ Eswatini|Ethiopia|FLK Falkland Islands|FRO Faroe Islands|FJI Fiji|Finland
France|GUF French Guiana|PYF French Polynesia|ATF French Southern Territories|Gabon|GMB Gambia|Georgia|DEU Germany
Ghana|Gibraltar|GRC Greece|GRL Greenland|GRD Grenada|GLP Guadeloupe|GUM Guam|GTM Guatemala|GGY Guernsey|GIN Guinea
GNB Guinea-Bissau|Guyana|HTI Haiti|HMD Heard Island and McDonald Islands|HND Honduras|HKG Hong Kong|Hungary
ISL Iceland|India|IDN Indonesia|IRN Iran|IRQ Iraq|IRL Ireland|IMN Isle of Man|Israel|Italy|Jamaica|JPN Japan
JEY Jersey|Jordan|Kazakhstan|Kenya|Kiribati|KWT Kuwait|KGZ Kyrgyzstan|Laos|LVA Latvia|LBN Lebanon|LSO Lesotho
LBR Liberia|LBY Libya|Liechtenstein|LTU Lithuania|Luxembourg|Macao|MDG Madagascar|MWI Malawi|MYS Malaysia
MDV Maldives|MLI Mali|MLT Malta|MHL Marshall Islands|MTQ Martinique|MRT Mauritania|MUS Mauritius|MYT Mayotte|Mexico
FSM Micronesia|MDA Moldova|MCO Monaco|MNG Mongolia|MNE Montenegro|MSR Montserrat|MAR Morocco|Mozambique|MMR Myanmar
Namibia|NRU Nauru|NPL Nepal|NLD Netherlands|NCL New Caledonia|NZL New Zealand|Nicaragua|NER Niger|NGA Nigeria|Niue
NFK Norfolk Island|PRK North Korea|MKD North Macedonia|MNP Northern Mariana Islands|Norway|OMN Oman|Pakistan
PLW Palau|PSE Palestine|Panama|PNG Papua New Guinea|PRY Paraguay|Peru|PHL Philippines|PCN Pitcairn|Poland
PRT Portugal|PRI Puerto Rico|Qatar|REU Réunion|ROU Romania|Russia|Rwanda|BLM Saint Barthélemy
SHN Saint Helena, Ascension and Tristan da Cunha|KNA Saint Kitts and Nevis|LCA Saint Lucia|MAF Saint Martin
SPM Saint Pierre and Miquelon|VCT Saint Vincent and the Grenadines|WSM Samoa|SMR San Marino
STP Sao Tome and Principe|Saudi Arabia|Senegal|SRB Serbia|SYC Seychelles|SLE Sierra Leone|SGP Singapore
SXM Sint Maarten|SVK Slovakia|SVN Slovenia|SLB Solomon Islands|Somalia|ZAF South Africa
SGS South Georgia and the South Sandwich Islands|KOR South Korea|SSD South Sudan|ESP Spain|LKA Sri Lanka|SDN Sudan
Suriname|SJM Svalbard and Jan Mayen|Sweden|CHE Switzerland|Syria|TWN Taiwan|TJK Tajikistan|TZA Tanzania|Thailand
TLS Timor-Leste|TGO Togo|TKL Tokelau|Tonga|TTO Trinidad and Tobago|Tunisia|TUR Türkiye|TKM Turkmenistan
TCA Turks and Caicos Islands|Tuvalu|Uganda|Ukraine|ARE United Arab Emirates|GBR United Kingdom|USA United States
URY Uruguay|UMI U.S. Minor Outlying Islands|VIR U.S. Virgin Islands|Uzbekistan|VUT Vanuatu|Vatican City|Venezuela
VNM Vietnam|WLF Wallis and Futuna|ESH Western Sahara|Yemen|ZMB Zambia|ZWE Zimbabwe`);

export type { PostalCountry } from "./check-postal-code.ts";
export type { Region } from "./regions.ts";

// A site does not offer its neighbor, which has its own site.
const neighbors: Readonly<Record<PostalCountry, string>> = { US: "CAN", CA: "USA" };

export interface CountriesOptions {
  /** The site whose form shows the list; the whole list by default. */
  readonly site?: PostalCountry | undefined;
}

/**
 * The countries of a site's address form, with three-letter codes, by name: all except Canada on the US site and all
 * except the United States on the Canada site.
 */
export function countries({ site }: CountriesOptions = {}): readonly Region[] {
  return site ? allCountries().filter(({ code }) => code !== neighbors[site]) : allCountries();
}
