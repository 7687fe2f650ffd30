import type { HeadKind } from "@store/ui-kit/early-protocol";

/** The `handle` of a route: what the server knows of its page before it renders it. */
export interface PageHandle {
  /** A page to read: its application waits for the first intent. */
  readonly head?: Exclude<HeadKind, "eager">;
  /** The parameters on which the page depends, if it is the same for all visitors without a session. */
  readonly sharedBy?: readonly string[];
  /** Whether the sitemap names the page. Pages of the catalog are named by the service. */
  readonly isListed?: boolean;
}
