import type { PageNavigation } from "@store/checkout-ui/steps";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useStore } from "../context/use-root.ts";
import { loadPage } from "./load-page.ts";

/** How the features navigate and set the page's title: through the router, or by loading another document. */
export function usePageNavigation(): Required<PageNavigation> {
  const navigate = useNavigate();
  const { brandName } = useStore();
  return useMemo(
    () => ({
      // A button is busy until the next page is here, and its files are loaded first.
      onGo: async (path) => {
        await loadPage(path).catch(() => {});
        await navigate(path);
      },
      onLeave: (url) => window.location.assign(url),
      onTitle: (title) => {
        document.title = `${title} | ${brandName}`;
      },
    }),
    [navigate, brandName],
  );
}
