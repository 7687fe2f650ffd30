import type { ProductCard } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";
import { feedFramePath } from "./feed-frame-path.ts";
import type { ProductRow } from "./use-cross-sell.ts";

const patienceMs = 5000;
const maxBytes = 256 * 1024;

interface Limits {
  recommendationBaseUrl: string;
  signal: AbortSignal;
}

/**
 * The reply of an outside feed, whose script runs in a sandboxed frame without access to the page. Only the first
 * message of that frame counts, within 5 s, with at most 256 kB and in the shape of the contract; anything else is no
 * reply (null). Items that link or point elsewhere than to the feed or the store are left out.
 */
export async function readOutsideFeed(
  query: { item: string; feed: string },
  { recommendationBaseUrl, signal }: Limits,
): Promise<ProductRow | null> {
  const text = await receiveText(`${feedFramePath}?${new URLSearchParams(query)}`, signal);
  const reply = text === null ? null : readReply(text);
  if (!reply) return null;
  const origins = [new URL(recommendationBaseUrl).origin, window.location.origin];
  const canShow = (url: string) =>
    URL.canParse(url, window.location.origin) && origins.includes(new URL(url, window.location.origin).origin);
  const items = reply.items.filter(({ navigateUrl, imagePath, imagePathHiRes }) =>
    [navigateUrl, imagePath, imagePathHiRes].every(canShow),
  );
  return { title: reply.title, items: items.map(toPlainCard) };
}

/** The card without what leads elsewhere or changes the cart. */
function toPlainCard({ hoverImage: _, purchase: __, isStockSku: ___, ...card }: ProductCard): ProductCard {
  return { ...card, choices: [] };
}

function readReply(text: string): ProductRow | null {
  try {
    return recommendationOperations.getRecommendations.reply?.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The first message of a hidden frame; null if it is no text, too long or late. The frame is removed afterwards. */
function receiveText(src: string, signal: AbortSignal): Promise<string | null> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Recommendations";
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = src;
  return new Promise((resolve) => {
    const ended = new AbortController();
    function end(text: string | null): void {
      ended.abort();
      clearTimeout(timer);
      frame.remove();
      resolve(text);
    }
    const timer = setTimeout(end, patienceMs, null);
    signal.addEventListener("abort", () => end(null), { signal: ended.signal });
    window.addEventListener(
      "message",
      ({ source, data }) => {
        if (source === frame.contentWindow) end(isShort(data) ? data : null);
      },
      { signal: ended.signal },
    );
    document.body.append(frame);
  });
}

function isShort(data: unknown): data is string {
  return typeof data === "string" && data.length <= maxBytes && new TextEncoder().encode(data).length <= maxBytes;
}
