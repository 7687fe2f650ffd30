/** What crawlers should leave alone, and where the sitemap lies. */
export function toRobotsText(origin: string): string {
  return `User-agent: *
Disallow: /checkout
Disallow: /account
Disallow: /demo
Disallow: /ship-to

Sitemap: ${origin}/sitemap.xml
`;
}
