import type { StructuredData } from "./structured-data.ts";

/** The shop itself, with the address of its search. */
export function toShopData({ origin, brandName, phone }: { origin: string; brandName: string; phone: string }) {
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: brandName,
    url: `${origin}/`,
    contactPoint: { "@type": "ContactPoint", contactType: "customer service", telephone: phone },
    potentialAction: {
      "@type": "SearchAction",
      target: `${origin}/search?query={query}`,
      "query-input": "required name=query",
    },
  } satisfies StructuredData;
}
