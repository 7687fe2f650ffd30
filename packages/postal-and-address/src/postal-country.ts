/** The two countries whose address forms this package knows; also the name of their storefront's site. */
export type PostalCountry = "US" | "CA";
