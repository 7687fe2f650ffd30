import type { Brand, Currency, Site } from "@store/contract/shared";

/** Number ranges of the store's own cards, as leading digits. */
export type SiteCardBins = Readonly<
  Record<"proprietary" | "plcc" | "imprint" | "coBrand" | "reissuedCoBrand", readonly string[]>
>;

/** What a page may know of its storefront: plain data, the same on the page's server and in the browser. */
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
  readonly exampleEmail: string;
  /** Letters an e-mail ending has at most. */
  readonly emailEndingMax: number;
  /** Whether the check digit of network cards is tested. */
  readonly luhn: boolean;
  readonly cardBins: SiteCardBins;
  readonly plccLabel: string;
  readonly coBrandLabel: string;
  readonly cartErrorButtonText: string;
  /** Whether cards, gift cards and rewards go through a payment provider of its own. */
  readonly paymentProvider: { readonly enabled: boolean };
  /** What the cart asks to give for; null where it asks for nothing. */
  readonly donation: { readonly sku: string; readonly title: string; readonly text: string } | null;
  /** Other hosts an answer may send the shopper to. */
  readonly allowedRedirectHosts: readonly string[];
}
