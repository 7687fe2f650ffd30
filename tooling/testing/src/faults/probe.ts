// `pnpm probe [--rounds n] [--seed n]`: many at once for the last of something, round after round.
import { runLongTests } from "./run-long-tests.ts";

runLongTests({
  tests: "packages/commerce-service/src/faults/probes.test.ts",
  amount: { option: "rounds", variable: "STORE_PROBE_ROUNDS", usually: 200 },
});
