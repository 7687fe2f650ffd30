/** Exports of a domain package that are used together, and what they may weigh on a page. */
export interface Weight {
  readonly package: string;
  readonly name: string;
  /** Which names are taken from which entry; `*` for all. */
  readonly imports: Readonly<Record<string, string>>;
  /** What we mean them to weigh at most, in bytes. */
  readonly goal: number;
  /** What CI lets pass, where the goal is not reached: a little above what they weigh. */
  readonly limit?: number;
  /** A peer whose whole size is reported next to it, and the share of it that we aim for. */
  readonly peer?: { readonly name: string; readonly share: number };
}

/** What is weighed of each domain package. */
export const packageWeights: readonly Weight[] = [
  {
    package: "card-validation",
    name: "type, check, format, expiry, code",
    imports: { index: "{ detectCardType, checkCardNumber, formatCardNumber, checkExpiry, checkSecurityCode }" },
    goal: 880,
    limit: 1962,
    peer: { name: "card-validator", share: 0.2 },
  },
  {
    package: "card-validation",
    name: "the same with candidates",
    imports: {
      index:
        "{ detectCardType, checkCardNumber, formatCardNumber, checkExpiry, checkSecurityCode, cardTypeCandidates }",
    },
    goal: 880,
    // 40 B more than the five: a type is a candidate, a range is accepted or not.
    limit: 2000,
  },
  { package: "card-validation", name: "schemas of a form", imports: { "standard-schema": "*" }, goal: 2900 },
  // 0.3 kB of it are the ranges of the regional networks, which only `exactNetworkRanges` brings.
  { package: "card-validation", name: "everything", imports: { index: "*" }, goal: 2100, limit: 3630 },
  {
    package: "postal-and-address",
    name: "postal code, phone, e-mail",
    imports: { index: "{ checkPostalCode, checkPhone, checkEmail }" },
    goal: 420,
    limit: 460,
  },
  {
    package: "postal-and-address",
    name: "state against ZIP Code",
    imports: { index: "{ postalCodeContradictsRegion }" },
    goal: 1000,
  },
  {
    package: "postal-and-address",
    name: "everything with all lists",
    imports: { index: "*", countries: "{ countries }" },
    goal: 3400,
    limit: 5700,
  },
  { package: "price-format", name: "formatPrice", imports: { index: "{ formatPrice }" }, goal: 330 },
  // 0.1 kB of it reads what is pasted.
  { package: "price-format", name: "everything", imports: { index: "*" }, goal: 700, limit: 940 },
  {
    package: "checkout-client",
    name: "client core",
    imports: { index: "{ createCheckoutClient }" },
    goal: 900,
    limit: 1165,
  },
  {
    package: "checkout-client",
    name: "client core with the routes of all calls",
    imports: { index: "{ createCheckoutClient }", routes: "{ allRoutes }" },
    goal: 2300,
    // The routes of the account's pages are 15 B of it, the check of a reset link 12 B, the designs of sectionals 35 B,
    // the links of registries 17 B, the acceptance of terms 9 B.
    limit: 2890,
  },
  { package: "cart-merge", name: "everything", imports: { index: "*" }, goal: 600 },
  {
    // The shapes of a plan, for pictures of shared links, are 133 B of it.
    package: "sectional-ui",
    name: "layout",
    imports: { layout: "*" },
    goal: 4000,
    limit: 4300,
  },
  { package: "sectional-ui", name: "protocol", imports: { protocol: "*" }, goal: 1000 },
];
