export * as catalogOperations from "./calls.ts";
export * from "./home.ts";
export * from "./listing.ts";
export * from "./navigation.ts";
export * from "./product.ts";
export * from "./product-card.ts";
export * from "./sitemap.ts";
export * from "./store-location.ts";
