/** The currencies of the two sites (FMT-01). */
export type Currency = "USD" | "CAD";

/** The locales of the two sites (FMT-02). */
export type PriceLocale = "en-US" | "en-CA";
