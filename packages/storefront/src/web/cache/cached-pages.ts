/** A page for visitors without a session, rendered for none of them. */
export interface SharedPage {
  /** The response for a visitor with a nonce; compressed if the listener sends it in this coding. */
  toResponse(nonce: string, coding: string | undefined): Promise<Response>;
}

/** A rendered page and the nonce it has instead of a visitor's. */
interface RenderedPage {
  response: Response;
  nonce: string;
}

/** What the process that serves a storefront keeps of it, for a short time and for one version of its data. */
export interface CachedPages {
  find(url: URL): Promise<SharedPage | null>;
  /** The page, rendered if nobody else has just done it, and kept if it is complete; null if it cannot be shared. */
  load(url: URL, render: () => Promise<RenderedPage | null>): Promise<SharedPage | null>;
  /** The version of the pages' data; null if nobody knows it. */
  getVersion(url: URL): Promise<string | null>;
  /** Replies that are the same for all visitors, by a key with the version. */
  replies: {
    find(key: string): unknown;
    /** `bytes` is the size of the reply as JSON. */
    save(key: string, reply: unknown, bytes: number): void;
  };
}
