/** Plain data in the vocabulary of schema.org, as a page contains it for search engines. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

/** The store itself, with the URL of its search. */
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
