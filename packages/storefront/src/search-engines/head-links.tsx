import type { Site } from "@store/contract/shared";
import { useLocation, useMatches } from "react-router";
import { isListed, type SiteOrigins, toKnownAddress } from "./page-address.ts";
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
  const soldOn = useSoldOn();
  if (!isListed(location)) return <meta name="robots" content="noindex, follow" />;
  const address = toKnownAddress(location);
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

/** The sites that have this page: what its own data says, both when that says nothing. */
function useSoldOn(): readonly Site[] {
  const data = useMatches().at(-1)?.loaderData;
  const isTelling = typeof data === "object" && data !== null && "soldOn" in data && Array.isArray(data.soldOn);
  return isTelling ? sites.filter((one) => (data.soldOn as unknown[]).includes(one)) : sites;
}
