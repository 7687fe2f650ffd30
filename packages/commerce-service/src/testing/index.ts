export { createTestService, type TestService, type TestServiceOptions } from "./create-test-service.ts";
export { memoryLog } from "./memory-log.ts";
export type { ProvidedDatabase } from "./provided-database.ts";
export { createShopper, type Shopper } from "./shopper.ts";
export { sampleAddresses, typedCard, type Walk, walkToReview } from "./walk-to-review.ts";
