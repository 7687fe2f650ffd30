export type { CartErrors, CartOutcome, CartSubmission } from "./cart-submission.ts";
export type { CartSectionRequest } from "./read-cart-section.ts";
export { readCartSection, readStoreNames } from "./read-cart-section.ts";
export { runCartCommand } from "./run-cart-command.ts";
