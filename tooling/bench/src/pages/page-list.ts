import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";

const { doveBoucleSofa, sofa } = sampleSkus;

/** A page that is measured: its path on each storefront. */
export interface BenchPage {
  name: string;
  path: { general: string; modern: string };
  /** The page of one shopper, with a session that is prepared as for this visit of `check sizes`. */
  visit?: string;
}

const sameOn = (path: string) => ({ general: path, modern: path });

/**
 * The pages of a first visit: a category of each brand, a product in it, a search with a few results, swatches and the
 * sign-in; and those of a purchase.
 */
export const benchPages: readonly BenchPage[] = [
  { name: "home", path: sameOn("/") },
  { name: "listing", path: sameOn("/browse/living-room") },
  { name: "search", path: sameOn("/search?query=walnut") },
  { name: "product", path: { general: `/product/${sofa}`, modern: `/product/${doveBoucleSofa}` } },
  { name: "swatches", path: sameOn(`/free-swatches?sku=${sofa}`) },
  { name: "sign-in", path: sameOn("/account/login") },
  { name: "cart", path: sameOn("/checkout/cart"), visit: "cart" },
  { name: "shipping", path: sameOn("/checkout/shipping"), visit: "shipping" },
  { name: "payment", path: sameOn("/checkout/paymentandbilling"), visit: "payment" },
  { name: "confirmation", path: sameOn("/checkout/confirmation"), visit: "confirmation" },
];
