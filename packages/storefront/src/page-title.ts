import type { MetaDescriptor } from "react-router";
import type { loader } from "./root.tsx";

type RootMatch = { loaderData?: Awaited<ReturnType<typeof loader>> } | undefined;

/** "Page | Brand", or the brand and its line for the home page; with a description where the page has one. */
export function pageTitle(matches: readonly unknown[], title?: string, description?: string): MetaDescriptor[] {
  // Every page's first match is the root; its generated type differs from page to page only in what follows it.
  const store = (matches[0] as RootMatch)?.loaderData?.store;
  const brandName = store?.brandName ?? "Store";
  return [
    { title: title ? `${title} | ${brandName}` : `${brandName} | ${store?.tagline ?? ""}` },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}
