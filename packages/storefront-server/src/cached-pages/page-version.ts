/** The commerce service as the storefronts see it: one handler for every call. */
export interface Commerce {
  fetch(request: Request): Promise<Response>;
}

interface PageVersionReply {
  version: string | null;
  /** How long the version may be used. */
  reuseMs: number;
}

interface PageVersionOptions {
  commerce: Commerce;
  now: () => number;
}

/**
 * Reads the version of the service's page data: pages of another version are out of date. Asks the service once a second
 * at most. Null if the service does not know it or cannot be reached.
 */
export function createPageVersion({ commerce, now }: PageVersionOptions): (url: URL) => Promise<string | null> {
  let latest: { version: Promise<string | null>; expiresAt: number } | undefined;

  async function read(url: URL): Promise<PageVersionReply> {
    const response = await commerce.fetch(new Request(new URL("/page-version", url)));
    return response.ok ? await response.json() : { version: null, reuseMs: 0 };
  }

  return (url) => {
    if (latest !== undefined && now() < latest.expiresAt) return latest.version;
    // The version is as old as the request for it; until it is known, others wait for the same.
    const askedAt = now();
    const reply = read(url).catch(() => ({ version: null, reuseMs: 0 }));
    const current = { version: reply.then(({ version }) => version), expiresAt: Number.POSITIVE_INFINITY };
    void reply.then(({ reuseMs }) => {
      current.expiresAt = askedAt + reuseMs;
    });
    latest = current;
    return current.version;
  };
}
