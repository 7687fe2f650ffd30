import type { Address, ShipTo } from "./address.ts";

/** As much of an address as its place has: that of a person or of a store. */
export type PostalAddress = Pick<Address, "address1" | "address2" | "address3" | "city" | "state" | "postalCode"> &
  Partial<Pick<Address, "country">>;

// A site does not ship to the other site's country, so an address in one of them belongs to its own site.
const countriesOfSites: ReadonlySet<string> = new Set(["USA", "CAN"]);

/** Who gets what is sent to an address: a person, or what stands for an address that is not shown, such as a gift registry. */
export function toAddressee({ label, firstName, lastName }: Pick<Address, "label" | "firstName" | "lastName">): string {
  return label ?? `${firstName} ${lastName}`;
}

/** Whether an order leaves the country of its site. */
export function isAbroad<Country extends Pick<ShipTo, "code">>(shipTo: Country | undefined): shipTo is Country {
  return shipTo !== undefined && !countriesOfSites.has(shipTo.code);
}

// Where the postal code is before the city, and where it has a line of its own; elsewhere it follows the state.
const codeFirst =
  "AND AUT BEL BGR BIH CHE CHL CYP CZE DEU DNK DZA ESP EST FIN FRA FRO GEO GRC GRL HRV HUN ISL ISR ITA KWT LIE LTU LUX MAR MCO MDA MEX MKD MNE MYS NLD NOR PHL POL PRT ROU SEN SMR SRB SVK SVN SWE TUN TUR URY VAT";
const codeApart = "BRA GBR GGY IMN IRL JEY KEN LKA RUS UKR ZAF";

/**
 * The lines of an address below the name, as its country writes them, with the country's name if it is that of the
 * order and abroad: the one form for pages, mails, calendars and cards.
 *
 * @example toAddressLines(berlin, { code: "DEU", name: "Germany" }) // ["Torstr. 12", "Hof 2", "10115 Berlin", "Germany"]
 */
export function toAddressLines(address: PostalAddress, shipTo?: ShipTo): string[] {
  const { address1, address2, address3, city, state, postalCode, country = "" } = address;
  const isFirst = country !== "" && codeFirst.includes(country);
  const isApart = country !== "" && codeApart.includes(country);
  const place = isFirst ? [join(" ", postalCode, city), state] : [city, isApart ? state : join(" ", state, postalCode)];
  const countryName = isAbroad(shipTo) && shipTo.code === country ? shipTo.name : "";
  const lines = [address1, address2, address3, join(", ", ...place), isApart ? postalCode : "", countryName];
  return lines.filter((line): line is string => Boolean(line));
}

/** An address in one line: "12 Mill Yard, Apt 3, Chicago, IL 60614". */
export function toAddressText(address: PostalAddress, shipTo?: ShipTo): string {
  return toAddressLines(address, shipTo).join(", ");
}

function join(separator: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(separator);
}
