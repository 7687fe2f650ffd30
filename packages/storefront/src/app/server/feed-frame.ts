import { getRecommendationsRequest } from "@store/contract/recommendations/requests";
import { feedFramePath } from "../../web/rows/feed-frame-path.ts";

export { feedFramePath };

const callback = "receiveFeed";

/**
 * The document in which the script of an outside feed runs: without the page's origin, cookies or storage, with the
 * feed's origin as its only source, framed by the store alone. It posts the reply as text to the page, which checks it
 * [CALL-098]. 404 without an outside feed.
 */
export function feedFrame(baseUrl: string | undefined, { origin, searchParams }: URL): Response {
  const request = getRecommendationsRequest.safeParse(Object.fromEntries(searchParams));
  if (!request.success) return new Response("Bad Request", { status: 400, headers: plain });
  if (baseUrl === undefined) return new Response("Not Found", { status: 404, headers: plain });
  const feed = new URL(baseUrl);
  for (const [name, value] of Object.entries({ ...request.data, callback })) feed.searchParams.set(name, value);
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${feed.origin}`,
    "sandbox allow-scripts",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const html = `<!doctype html><html lang="en"><title>Recommendations</title>
<script nonce="${nonce}">function ${callback}(reply) { parent.postMessage(JSON.stringify(reply), "${origin}"); }</script>
<script src="${feed.href.replaceAll("&", "&amp;")}"></script></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy.join("; "),
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
      ...uncached,
    },
  });
}

const uncached = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const plain = { "Content-Type": "text/plain; charset=utf-8", ...uncached };
