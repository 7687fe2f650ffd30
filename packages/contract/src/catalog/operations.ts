export * as catalogOperations from "./calls.ts";
export * from "./listing.ts";
export * from "./navigation.ts";
export * from "./product.ts";
export * from "./reviews.ts";
