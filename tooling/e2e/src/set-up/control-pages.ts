import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";

const { bookcase, donation, lamp, leftArmSeat, mirror, sofa, towels } = sampleSkus;

/** The pages that load no script until a control is touched, each in one storefront and width. `inside` opens what is pressed there. */
export const controlPages = {
  home: { path: "/", tag: "@us-desktop" },
  "home for an account": { path: "/", tag: "@usModern-desktop", isSignedIn: true },
  "the menu of a phone": { path: "/", tag: "@caModern-phone", inside: "[data-part=menu-button]" },
  "a listing": { path: "/browse/living-room", tag: "@us-desktop" },
  "a listing on a phone": { path: "/browse/living-room", tag: "@us-phone" },
  "the filters of a phone": { path: "/browse/lighting", tag: "@ca-phone", inside: "[data-part=filter-summary]" },
  "search results": { path: "/search?query=lamp", tag: "@usModern-desktop" },
  "a product": { path: `/product/${lamp}`, tag: "@us-desktop" },
  "a product with fabrics": { path: `/product/${sofa}`, tag: "@usModern-desktop" },
  "a personalized product": { path: `/product/${towels}`, tag: "@caModern-phone" },
  "the embroidery": {
    path: `/product/${towels}`,
    tag: "@us-desktop",
    inside: "[data-part=personalization-details] summary",
  },
  "a sectional": { path: `/product/${leftArmSeat}?layout=sofa-with-chaise`, tag: "@ca-desktop" },
  "a product with installation": { path: `/product/${bookcase}`, tag: "@us-phone" },
  "a product with terms": { path: `/product/${mirror}`, tag: "@ca-desktop" },
  "a donation": { path: `/product/${donation}`, tag: "@us-desktop" },
  stores: { path: "/stores", tag: "@usModern-phone" },
  "design services": { path: "/design-services", tag: "@us-desktop" },
  "free swatches": { path: `/free-swatches?sku=${sofa}`, tag: "@us-desktop" },
  rewards: { path: "/customer-service/rewards", tag: "@us-phone" },
  "the privacy policy": { path: "/customer-service/privacy-policy", tag: "@ca-desktop" },
  "the terms of use": { path: "/customer-service/terms-of-use", tag: "@usModern-desktop" },
  "sign-in": { path: "/account/login", tag: "@us-desktop" },
  "the sign-in of registries": { path: "/gift-registry/authenticate", tag: "@ca-phone" },
} as const satisfies Readonly<Record<string, { path: string; tag: string; inside?: string; isSignedIn?: true }>>;
export type ControlPage = keyof typeof controlPages;
