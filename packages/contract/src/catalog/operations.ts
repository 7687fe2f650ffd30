import * as z from "zod/mini";
import { operation } from "../operation.ts";
import {
  availabilityStatusCode,
  box,
  cents,
  currency,
  customizationTypeCode,
  type EmptyBody,
  shipMethodCode,
} from "../shared/index.ts";

const picture = z.object({ imagePath: z.string(), imagePathHiRes: z.string(), alt: z.string() });
export type Picture = z.infer<typeof picture>;

/** A product as lists and carousels show it [PROD-01]. */
export const productCard = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  navigateUrl: z.string(),
  urlPath: z.string(),
  imagePath: z.string(),
  imagePathHiRes: z.string(),
  imageAlt: z.string(),
  formattedPrice: z.string(),
  note: z.optional(z.string()),
  choices: z.array(
    z.object({ sku: z.string(), label: z.string(), color: z.nullable(z.string()), navigateUrl: z.string() }),
  ),
});
export type ProductCard = z.infer<typeof productCard>;

const link = z.object({ title: z.string(), url: z.string() });

/** Inches where `systemOfMeasure` is 1, centimetres where it is 2 [FMT-05]. */
export const dimensions = z.object({
  width: z.nullable(z.number()),
  depth: z.nullable(z.number()),
  height: z.nullable(z.number()),
  diameter: z.nullable(z.number()),
  systemOfMeasure: z.literal([1, 2]),
});
export type Dimensions = z.infer<typeof dimensions>;

export const optionChoice = z.object({
  sku: z.string(),
  label: z.string(),
  group: z.nullable(z.string()),
  color: z.nullable(z.string()),
  formattedPrice: z.string(),
  navigateUrl: z.string(),
  isSelected: z.boolean(),
});

export const product = z.object({
  productId: z.string(),
  sku: z.string(),
  kind: z.enum(["item", "giftCard", "donation"]),
  name: z.string(),
  optionName: z.nullable(z.string()),
  optionLabel: z.nullable(z.string()),
  summary: z.string(),
  details: z.array(z.string()),
  care: z.nullable(z.string()),
  gallery: z.array(picture),
  currentPrice: cents,
  regularPrice: cents,
  formattedPrice: z.string(),
  currency,
  options: z.array(optionChoice),
  dimensions,
  deliveryStatus: availabilityStatusCode,
  availabilityMessage: z.string(),
  shipMethod: shipMethodCode,
  deliveryMessage: z.string(),
  isMadeToOrder: z.boolean(),
  isOversized: z.boolean(),
  boxes: z.array(box),
  restrictedStates: z.array(z.string()),
  customizationType: customizationTypeCode,
  personalization: z.nullable(z.object({ label: z.string(), maxLength: z.int(), pattern: z.string(), fee: cents })),
  breadcrumbs: z.array(link),
  pairsWith: z.array(productCard),
});
export type Product = z.infer<typeof product>;

export const storeLocation = z.object({
  locationId: z.string(),
  name: z.string(),
  address: z.object({
    address1: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  phone: z.string(),
  hours: z.array(z.string()),
});

export const catalogOperations = {
  getNavigation: operation<EmptyBody>()({
    name: "getNavigation",
    method: "GET",
    path: "/browse/catalog/navigation",
    reply: z.object({ categories: z.array(link) }),
  }),
  getHome: operation<EmptyBody>()({
    name: "getHome",
    method: "GET",
    path: "/browse/catalog/home",
    reply: z.object({
      hero: z.object({
        title: z.string(),
        text: z.string(),
        imagePath: z.string(),
        imageAlt: z.string(),
        linkText: z.string(),
        url: z.string(),
      }),
      categories: z.array(
        z.object({ title: z.string(), url: z.string(), imagePath: z.string(), imageAlt: z.string() }),
      ),
      sections: z.array(z.object({ title: z.string(), items: z.array(productCard) })),
    }),
  }),
  getCategory: operation<{ slug: string }>()({
    name: "getCategory",
    method: "GET",
    path: "/browse/catalog/category/{slug}",
    reply: z.object({
      title: z.string(),
      description: z.string(),
      breadcrumbs: z.array(link),
      items: z.array(productCard),
      total: z.int(),
    }),
    errorCodes: ["CategoryNotFound"],
  }),
  getProduct: operation<{ sku: string }>()({
    name: "getProduct",
    method: "GET",
    path: "/browse/catalog/product/{sku}",
    reply: product,
    errorCodes: ["SkuNotFound"],
  }),
  getStores: operation<EmptyBody>()({
    name: "getStores",
    method: "GET",
    path: "/browse/catalog/stores",
    reply: z.object({ stores: z.array(storeLocation) }),
  }),
};
