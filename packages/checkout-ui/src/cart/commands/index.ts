export type { CartErrors, CartOutcome, CartSubmission } from "./cart-submission.ts";
export { type CartSectionRequest, readCartSection, readStoreNames } from "./read-cart-section.ts";
export { runCartCommand } from "./run-cart-command.ts";
