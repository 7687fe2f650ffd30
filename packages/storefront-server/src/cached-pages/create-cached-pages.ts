import { createPageCache, type PageCache } from "./page-cache.ts";
import { type Commerce, createPageVersion } from "./page-version.ts";
import { createSharedPages, type SharedPages } from "./shared-pages.ts";

/** What is kept of one storefront in memory, for a short time and for one version of its data. */
export interface CachedPages extends SharedPages {
  /** The version of the pages' data; null if nobody knows it. */
  getVersion(url: URL): Promise<string | null>;
  /** Replies of the catalog, by a key with the version. */
  replies: PageCache<unknown>;
}

export interface CachedPagesOptions {
  commerce: Commerce;
  /** The size in memory of what is kept, at most. */
  maxBytes: number;
  /** Called for each page that may be kept, with whether it was in memory. */
  onLookup?: ((isKept: boolean) => void) | undefined;
  /** Milliseconds since any moment; by default those of the process. */
  now?: (() => number) | undefined;
}

/** A third of the time that a page is kept, since shoppers with a cart read these replies too. */
const replyMaxAgeMs = 10_000;

/** Keeps the pages of visitors without a cookie, and the replies of the catalog. */
export function createCachedPages({
  commerce,
  maxBytes,
  onLookup,
  now = () => performance.now(),
}: CachedPagesOptions): CachedPages {
  const getVersion = createPageVersion({ commerce, now });
  // In memory, a reply is several times as large as its JSON.
  const replyBytes = maxBytes / 16;
  const pages = createSharedPages({ maxBytes: maxBytes - 4 * replyBytes, getVersion, now });
  return {
    getVersion,
    load: pages.load,
    async find(url) {
      const page = await pages.find(url);
      onLookup?.(page !== null);
      return page;
    },
    replies: createPageCache({ maxBytes: replyBytes, maxAgeMs: replyMaxAgeMs, now }),
  };
}
