import type { MetaDescriptor } from "react-router";
import type { PageStore } from "./config/store-config.ts";
import type { loader } from "./root.tsx";

type RootMatch = { loaderData?: Awaited<ReturnType<typeof loader>> } | undefined;

/** The store and the origin of a page, for its metadata; undefined if the root could not load. */
export function shopOf(matches: readonly unknown[]): { store: PageStore; origin: string } | undefined {
  // The first match of every page is the root; its generated type differs from page to page only in the following
  // matches.
  const root = (matches[0] as RootMatch)?.loaderData;
  return root && { store: root.store, origin: root.origins[root.store.site] };
}

/**
 * "Page | Brand", or the brand and its tagline for the home page, with the page's description if it has one; the same
 * for shared links.
 */
export function pageTitle(matches: readonly unknown[], title?: string, description?: string): MetaDescriptor[] {
  const store = shopOf(matches)?.store;
  const brandName = store?.brandName ?? "Store";
  return [
    { title: title ? `${title} | ${brandName}` : `${brandName} | ${store?.tagline ?? ""}` },
    { property: "og:title", content: title ?? brandName },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
  ];
}
