import type { Link } from "@store/contract/catalog";
import type { StructuredData } from "./structured-data.ts";

/** The path to a page, as its breadcrumbs show it. */
export function toBreadcrumbData(links: readonly Link[], { origin }: { origin: string }) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${origin}${url}`,
    })),
  } satisfies StructuredData;
}
