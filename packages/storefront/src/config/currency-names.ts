/** Currencies as sentences name them. */
export const currencyNames = { USD: "US dollars", CAD: "Canadian dollars" } as const;
