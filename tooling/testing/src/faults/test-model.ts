// `pnpm test:model [--sequences n] [--seed n]`: random shoppers against a simple model of money, stock and tenders.
import { runLongTests } from "./run-long-tests.ts";

runLongTests({
  tests: "packages/commerce-service/src/faults/model/",
  amount: { option: "sequences", variable: "STORE_MODEL_SEQUENCES", usually: 5000 },
});
