/** Plain data in the vocabulary of schema.org, as it stands in a page for search engines. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

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
