import type { MetaDescriptor } from "react-router";
import type { PageStore } from "./config/store-config.ts";
import type { loader } from "./root.tsx";

type RootMatch = { loaderData?: Awaited<ReturnType<typeof loader>> } | undefined;

/** Whose page it is and where it answers, for what a page says of itself; undefined where the root could not load. */
export function shopOf(matches: readonly unknown[]): { store: PageStore; origin: string } | undefined {
  // Every page's first match is the root; its generated type differs from page to page only in what follows it.
  const root = (matches[0] as RootMatch)?.loaderData;
  return root && { store: root.store, origin: root.origins[root.store.site] };
}

/** "Page | Brand", or the brand and its line for the home page; with a description where the page has one; the same for those who share it. */
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
