interface PageCacheOptions {
  /** The size of all pages together, at most. */
  maxBytes: number;
  maxAgeMs: number;
  /** Milliseconds since any moment. */
  now: () => number;
}

/** Pages in memory by their key, for a short time. The page that was not asked for the longest is dropped first. */
export interface PageCache<Page> {
  find(key: string): Page | undefined;
  save(key: string, page: Page, bytes: number): void;
}

export function createPageCache<Page>({ maxBytes, maxAgeMs, now }: PageCacheOptions): PageCache<Page> {
  // A map lists its keys in the order of their insertion.
  const entries = new Map<string, { page: Page; bytes: number; expiresAt: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (now() < entry.expiresAt) {
        entries.set(key, entry);
        return entry.page;
      }
      total -= entry.bytes;
      return undefined;
    },
    save(key, page, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { page, bytes, expiresAt: now() + maxAgeMs });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}
