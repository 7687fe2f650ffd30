/** What crawlers should leave alone, and where the sitemap lies. */
export function toRobotsText(origin: string): string {
  return `User-agent: *
Disallow: /checkout
Disallow: /account
Disallow: /demo

Sitemap: ${origin}/sitemap.xml
`;
}
