import { useRouteLoaderData } from "react-router";
import type { PageStore } from "../config/store-config.ts";
import type { loadRoot } from "./page-context.ts";

/** The data that every page has; undefined if it could not be loaded. */
export function useRoot() {
  return useRouteLoaderData<typeof loadRoot>("root");
}

/** Site and brand of the page. The root's loader has run; otherwise its error boundary would be rendered instead. */
export function useStore(): PageStore {
  const root = useRoot();
  if (root === undefined) throw new Error("useStore was called outside the root route, whose loader brings the store.");
  return root.store;
}

/** The name of the country abroad that the order goes to; undefined for an order within the site's. */
export function useAbroad(): string | undefined {
  return useRoot()?.abroad ?? undefined;
}

/** "ZIP Code" or "Postal Code". */
export function usePostalCodeLabel(): string {
  return useStore().site === "US" ? "ZIP Code" : "Postal Code";
}
