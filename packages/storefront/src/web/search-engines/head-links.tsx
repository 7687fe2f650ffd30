import type { Listing } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import { useLocation, useMatches, useRouteError } from "react-router";
import { isListed, type SiteOrigins, toCanonicalPath } from "../urls/page-address.ts";
import { siteLanguages } from "./site-languages.ts";

interface HeadLinksProps {
  site: Site;
  /** The origins of this brand on both sites. */
  origins: SiteOrigins;
}

// Written out: importing the contract's own list would add its schemas to every page.
const sites: readonly Site[] = ["US", "CA"];

/** The canonical URL of a page, also for those who share it, and the URL of the same page for the other country. */
export function HeadLinks({ site, origins }: HeadLinksProps) {
  const location = useLocation();
  const { soldOn, page, total, isNarrowed } = usePageInfo();
  const isErrorPage = useIsErrorPage();
  // A page without products is not indexed; otherwise anybody could have any text indexed under the store's name. A
  // filtered or sorted list repeats the content of the complete one.
  if (isErrorPage || !isListed(location) || total === 0 || isNarrowed)
    return <meta name="robots" content="noindex, follow" />;
  const address = toCanonicalPath({ ...location, page });
  return (
    <>
      <link rel="canonical" href={`${origins[site]}${address}`} />
      <meta property="og:url" content={`${origins[site]}${address}`} />
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

/** The parts of a page's data that say how it is indexed. Pages that are no list have none of a list's. */
type PageData = Partial<Pick<Listing, "page" | "total" | "facets" | "sort" | "sorts">> & {
  product?: { soldOn?: readonly Site[] };
};

/**
 * Metadata from the page's own data: the sites that have it, both if it says nothing; the page number and the total of
 * a list, and whether filters or another order are applied, whatever the address asks for.
 */
function usePageInfo() {
  const { product, page, total, facets = [], sort, sorts } = (useMatches().at(-1)?.loaderData ?? {}) as PageData;
  return {
    soldOn: sites.filter((one) => product?.soldOn?.includes(one) ?? true),
    page,
    total,
    isNarrowed:
      sort !== sorts?.[0]?.value || facets.some(({ options }) => options.some(({ isSelected }) => isSelected)),
  };
}
