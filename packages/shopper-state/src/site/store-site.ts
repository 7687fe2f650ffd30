import type { Brand, Currency, Site, StoreWallet } from "@store/contract/shared";

/** Number ranges of the store's own cards, as leading digits. */
export type SiteCardBins = Readonly<
  Record<"proprietary" | "plcc" | "imprint" | "coBrand" | "reissuedCoBrand", readonly string[]>
>;

/** What a page knows of its storefront: plain data, the same on the page's server and in the browser. */
export interface StoreSite {
  readonly site: Site;
  readonly brand: Brand;
  readonly brandName: string;
  readonly currency: Currency;
  readonly locale: "en-US" | "en-CA";
  /** The country of every address form, as addresses spell it. */
  readonly country: "USA" | "CAN";
  readonly servicePhone: string;
  readonly serviceHours: string;
  /** The help line for gift registries. */
  readonly registryPhone: string;
  readonly registryHours: string;
  /** Whether wedding and baby registries have a checklist. */
  readonly interactiveChecklistEnabled: boolean;
  readonly exampleEmail: string;
  /** The maximum number of letters in the top-level domain of an e-mail address. */
  readonly emailEndingMax: number;
  /** Whether the check digit of network cards is tested. */
  readonly luhn: boolean;
  readonly cardBins: SiteCardBins;
  readonly plccLabel: string;
  readonly coBrandLabel: string;
  readonly cartErrorButtonText: string;
  /** Whether a payment provider handles cards, gift cards and rewards. */
  readonly paymentProvider: { readonly enabled: boolean };
  /** What may pay besides cards, in the order in which it is offered. */
  readonly wallets: readonly StoreWallet[];
  /** The donation that the cart offers; null if it offers none. */
  readonly donation: { readonly sku: string; readonly title: string; readonly text: string } | null;
  /** The recommendation feed of another origin; null for the store's own. */
  readonly recommendationBaseUrl: string | null;
  /** A path of this origin whose service chooses the rows of products of the pages; null for the store's own. */
  readonly crossSellUrl: string | null;
  /** Other hosts to which a response may redirect the shopper. */
  readonly allowedRedirectHosts: readonly string[];
}
