import type { Site } from "@store/contract/shared";
import { useLocation, useMatches, useRouteError } from "react-router";
import { isListed, type SiteOrigins, toCanonicalPath } from "./page-address.ts";
import { siteLanguages } from "./site-languages.ts";

interface HeadLinksProps {
  site: Site;
  /** Where this brand answers on either site. */
  origins: SiteOrigins;
}

// Written out: the contract's own list would bring its schemas into every page.
const sites: readonly Site[] = ["US", "CA"];

/** Tells search engines a page's one address, and where the same page lies for the other country. */
export function HeadLinks({ site, origins }: HeadLinksProps) {
  const location = useLocation();
  const { soldOn, page, total } = usePageInfo();
  const isErrorPage = useIsErrorPage();
  // What nobody sells is no page to list, or anybody could have any words listed in the shop's name.
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

/** Whether an address leads nowhere, or to a page that broke: neither has an address to be known by. */
function useIsErrorPage(): boolean {
  const error = useRouteError() ?? null;
  return useMatches().at(-1)?.id === "not-found" || error !== null;
}

/** What the page's own data says of it: the sites that have it, both when that says nothing; of a list its page and length. */
function usePageInfo(): { soldOn: readonly Site[]; page: number | undefined; total: number | undefined } {
  const data: unknown = useMatches().at(-1)?.loaderData;
  const { soldOn, page, total }: Record<string, unknown> = typeof data === "object" && data !== null ? { ...data } : {};
  return {
    soldOn: Array.isArray(soldOn) ? sites.filter((one) => soldOn.includes(one)) : sites,
    page: typeof page === "number" ? page : undefined,
    total: typeof total === "number" ? total : undefined,
  };
}
