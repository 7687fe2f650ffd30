import type { MetaDescriptor } from "react-router";
import type { PageStore } from "../config/store-config.ts";
import type { loadRoot } from "../context/page-context.ts";
import { type PreviewSource, toPreviewTags } from "./link-preview.ts";

type RootMatch = { loaderData?: Awaited<ReturnType<typeof loadRoot>> } | undefined;

/** The store and the origin of a page, for its metadata; undefined if the root could not load. */
export function shopOf(matches: readonly unknown[]): { store: PageStore; origin: string } | undefined {
  // The first match of every page is the root; its generated type differs from page to page only in the following
  // matches.
  const root = (matches[0] as RootMatch)?.loaderData;
  return root && { store: root.store, origin: root.origins[root.store.site] };
}

/** How a page appears where its link is shared. */
export interface SharedPage extends PreviewSource {
  /** A product with its price: an amount such as "1899.00" and a currency code. */
  readonly offer?: { readonly price: string; readonly priceCurrency: string } | undefined;
}

/**
 * "Page | Brand", or the brand and its tagline for the home page, with the page's description if it has one; the same
 * for shared links, with their picture.
 */
export function pageTitle(
  matches: readonly unknown[],
  title?: string,
  description?: string,
  shared: SharedPage = {},
): MetaDescriptor[] {
  const shop = shopOf(matches);
  const store = shop?.store;
  const brandName = store?.brandName ?? "Store";
  return [
    // Only in documents: who makes a preview of a shared link does not follow links.
    ...(import.meta.env.SSR && shop ? toSharedTags(shop, shared) : []),
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

function toSharedTags({ store, origin }: NonNullable<ReturnType<typeof shopOf>>, { offer, ...source }: SharedPage) {
  const tags = {
    "og:type": offer ? "product" : "website",
    ...toPreviewTags(source, { ...store, origin }),
    ...(offer && { "product:price:amount": offer.price, "product:price:currency": offer.priceCurrency }),
  };
  return Object.entries(tags).map(([property, content]) => ({ property, content }));
}
