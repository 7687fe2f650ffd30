import type { BlockerFunction } from "react-router";
import { isAcrossBorder } from "./document-border.ts";

const loaded = new Set<string>();
const faults = new WeakSet<object>();

/** All products have the same files: another fabric, which is a product of its own, keeps the place on the page. */
const toPage = (pathname: string) => pathname.replace(/^\/product\/\w+$/, "/product");

/** Whether files of the next page are not loaded yet: then its navigation waits. The page on screen has its own. */
export const isPageMissing: BlockerFunction = ({ currentLocation, nextLocation: { pathname } }) =>
  !loaded.add(toPage(currentLocation.pathname)).has(toPage(pathname)) && !isAcrossBorder(pathname);

/**
 * Loads the files of a page, scripts and styles. Rejects if one of them cannot be loaded: the router itself would reload
 * the page that is open, or show the next one without its styles. Another document brings its own.
 */
export async function loadPage(url: string): Promise<void> {
  const { pathname } = new URL(url, location.href);
  if (loaded.has(toPage(pathname)) || isAcrossBorder(url)) return;
  await import("./load-files.ts")
    .then((part) => part.loadFiles(pathname))
    .catch((error) => {
      faults.add(error);
      throw error;
    });
  loaded.add(toPage(pathname));
}

/** Whether an error is that of a page's file, which its navigation sees to. */
export const isPageFault = (error: object): boolean => faults.has(error);
