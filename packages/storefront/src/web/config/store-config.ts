import type { Brand } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import { type WordmarkDrawing, wordmarkDrawings } from "./wordmark-drawings.ts";

type BrandFields = "brand" | "brandName" | "plccLabel" | "coBrandLabel";
/** What the process that serves the shop decides, not its app. */
type ServedFields = "recommendationBaseUrl" | "wallets";

/** What a brand calls itself on a site. */
export interface BrandConfig extends Pick<StoreSite, Exclude<BrandFields, "brand">> {
  /** One line for page titles and search engines. */
  tagline: string;
}

/** All differences between the two storefront apps; the only file in which they differ. */
export interface StoreConfig extends Omit<StoreSite, BrandFields | ServedFields> {
  /** The port of the other site, relative to this one's. */
  otherSite: { label: string; portOffset: 1 | -1 };
  brands: Record<Brand, BrandConfig>;
  /** The brand of a host, given without its port. */
  brandOf(host: string): Brand;
}

/** The public part of the configuration for one brand: plain data, sent to the browser by the root's loader. */
export interface PageStore extends Omit<StoreSite, "wallets"> {
  /** Sent with cart and checkout alone, and there if something else than cards may pay. */
  wallets?: StoreSite["wallets"] | undefined;
  tagline: string;
  otherSite: StoreConfig["otherSite"];
  /** The brand's name as a drawing. A page contains only its own brand's, and no script contains both. */
  wordmark: WordmarkDrawing;
}

/** The same on the server, where a page knows its wallets, or that it has none. */
export type SiteStore = PageStore & StoreSite;

export function toPageStore(
  { brands, brandOf: _, ...config }: StoreConfig,
  { brand, ...served }: { brand: Brand } & Pick<StoreSite, ServedFields>,
): SiteStore {
  return { ...config, ...brands[brand], ...served, brand, wordmark: wordmarkDrawings[brand] };
}
