import type { Site } from "@store/contract/shared";
import type { SiteOrigins } from "../urls/page-address.ts";
import { siteLanguages } from "./site-languages.ts";

/** A page of the sitemap: path, pictures, and the sites that have it. */
export interface ListedPage {
  url: string;
  imagePaths: readonly string[];
  soldOn: readonly Site[];
}

/** The sitemap of one site and brand (sitemaps.org 0.9 with Google's picture and language extensions). */
export function toSitemapXml(pages: readonly ListedPage[], { site, origins }: { site: Site; origins: SiteOrigins }) {
  const entries = pages.map(({ url, imagePaths, soldOn }) => {
    const alternates = soldOn.length > 1 ? soldOn : [];
    return [
      `<url><loc>${escapeXml(origins[site] + url)}</loc>`,
      ...alternates.map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${siteLanguages[one]}" href="${escapeXml(origins[one] + url)}"/>`,
      ),
      ...imagePaths.map(
        (path) => `<image:image><image:loc>${escapeXml(origins[site] + path)}</image:loc></image:image>`,
      ),
      "</url>",
    ].join("");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}
