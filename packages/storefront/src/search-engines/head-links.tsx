import type { Site } from "@store/contract/shared";
import { useLocation, useMatches, useRouteError } from "react-router";
import { isListed, type SiteOrigins, toCanonicalPath } from "./page-address.ts";
import { siteLanguages } from "./site-languages.ts";

interface HeadLinksProps {
  site: Site;
  /** The origins of this brand on both sites. */
  origins: SiteOrigins;
}

// Written out: importing the contract's own list would add its schemas to every page.
const sites: readonly Site[] = ["US", "CA"];

/** The canonical URL of a page, and the URL of the same page for the other country. */
export function HeadLinks({ site, origins }: HeadLinksProps) {
  const location = useLocation();
  const { soldOn, page, total } = usePageInfo();
  const isErrorPage = useIsErrorPage();
  // A page without products is not indexed; otherwise anybody could have any text indexed under the store's name.
  if (isErrorPage || !isListed(location) || total === 0) return <meta name="robots" content="noindex, follow" />;
  const address = toCanonicalPath({ ...location, page });
  return (
    <>
      <link rel="canonical" href={`${origins[site]}${address}`} />
      {soldOn.length > 1
        ? soldOn.map((one) => (
            <link key={one} rel="alternate" hrefLang={siteLanguages[one]} href={`${origins[one]}${address}`} />
          ))
        : null}
    </>
  );
}

/** Whether the URL is unknown or its page broke: neither has a canonical URL. */
function useIsErrorPage(): boolean {
  const error = useRouteError() ?? null;
  return useMatches().at(-1)?.id === "not-found" || error !== null;
}

/**
 * Metadata from the page's own data: the sites that have it, both if it says nothing; the page number and the total of
 * a list.
 */
function usePageInfo(): { soldOn: readonly Site[]; page: number | undefined; total: number | undefined } {
  const data: unknown = useMatches().at(-1)?.loaderData;
  const { soldOn, page, total }: Record<string, unknown> = typeof data === "object" && data !== null ? { ...data } : {};
  return {
    soldOn: Array.isArray(soldOn) ? sites.filter((one) => soldOn.includes(one)) : sites,
    page: typeof page === "number" ? page : undefined,
    total: typeof total === "number" ? total : undefined,
  };
}
