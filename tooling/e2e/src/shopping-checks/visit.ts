import type { Page } from "@playwright/test";

/** A shopper's visit in one brand and at one width. */
export interface Visit {
  readonly page: Page;
  readonly storeUrl: string;
}

/** The page test of one check. Those of one list follow each other on the same pages. */
export interface PageTest {
  /** The number of its check. */
  readonly number: number;
  /** The width that the check is about; both by default. */
  readonly on?: "phone" | "desktop";
  readonly test: (visit: Visit) => Promise<void>;
}
