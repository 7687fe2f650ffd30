export type { CartOutcome, CartSubmission, InvalidCart } from "./cart-submission.ts";
export type { CartSectionRequest } from "./read-cart-section.ts";
export { readCartSection } from "./read-cart-section.ts";
export { readStoreNames } from "./read-store-names.ts";
export { runCartCommand } from "./run-cart-command.ts";
