import { useRouteLoaderData } from "react-router";
import type { loader } from "../../root.tsx";
import type { PageStore } from "../config/store-config.ts";

/** Site and brand of the page. The root's loader has run; otherwise its error boundary would be rendered instead. */
export function useStore(): PageStore {
  const root = useRouteLoaderData<typeof loader>("root");
  if (root === undefined) throw new Error("useStore was called outside the root route, whose loader brings the store.");
  return root.store;
}
