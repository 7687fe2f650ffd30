/** Plain data in the vocabulary of schema.org, as it stands in a page for search engines. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;
