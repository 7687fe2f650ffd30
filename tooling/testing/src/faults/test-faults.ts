// `pnpm test:faults [--checkouts n] [--seed n]`: as many checkouts as one likes while processes die and answers are lost.
import { runLongTests } from "./run-long-tests.ts";

runLongTests({
  tests: "packages/commerce-service/src/faults/faults.test.ts",
  amount: { option: "checkouts", variable: "STORE_FAULT_CHECKOUTS", usually: 10_000 },
});
