export { countStatements, type StatementCounter, type StatementTally } from "./count-statements.ts";
export { createTestService, type TestService, type TestServiceOptions } from "./create-test-service.ts";
export { fillShelf } from "./fill-shelf.ts";
export { memoryLog } from "./memory-log.ts";
export { followAttempt, type PressOutcome, pressPlaceOrder } from "./press-place-order.ts";
export type { ProvidedDatabase } from "./provided-database.ts";
export { readStock } from "./read-stock.ts";
export { createShopper, type Shopper } from "./shopper.ts";
export { sampleAddresses, typedCard, type Walk, walkToReview } from "./walk-to-review.ts";
