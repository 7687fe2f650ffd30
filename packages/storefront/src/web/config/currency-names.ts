/** The names of currencies in a sentence. */
export const currencyNames = { USD: "US dollars", CAD: "Canadian dollars" } as const;
