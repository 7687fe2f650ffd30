export * from "./address.ts";
export * from "./address-rules.ts";
export * from "./base.ts";
export * from "./cart-line.ts";
export * from "./codes.ts";
export * from "./donation.ts";
export * from "./order-summary.ts";
export * from "./request-values.ts";
