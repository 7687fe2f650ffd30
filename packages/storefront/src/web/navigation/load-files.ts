import { matchRoutes } from "react-router";
import { pages } from "./page-files.ts";

/** Loads the modules of a page's routes, and the style sheets that they link to. */
export async function loadFiles(pathname: string): Promise<void> {
  const files = matchRoutes(pages, pathname)?.[0]?.route.files ?? [];
  const parts = await Promise.all(files.map((load) => load()));
  const links = parts.flatMap(({ links }) => links?.() ?? []);
  await Promise.all(links.map((link) => "href" in link && loadSheet(String(link.href))));
}

/** Into the browser's cache: the router shows a page also without a style sheet that it could not load. */
async function loadSheet(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`Failed to load ${href}`);
  await response.text();
}
