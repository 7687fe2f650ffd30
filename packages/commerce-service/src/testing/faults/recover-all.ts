import { createProcess } from "./crashing-process.ts";
import type { FaultEnvironment } from "./fault-environment.ts";

const longestPauseMs = 310_000;
const maxPasses = 8;

/**
 * Runs the recovery in two concurrent processes, of which the first one may crash, until no attempt is open. Returns how
 * many attempts are still open after the last pass; the right number is 0.
 */
export async function recoverAll(
  environment: FaultEnvironment,
  {
    dyingStep,
    laterFaults = 0,
  }: {
    dyingStep: number | null;
    /** The number of lookups and releases that fail. One attempt may have all of them. */
    laterFaults?: number;
  },
): Promise<number> {
  let open = await countOpen(environment);
  for (let pass = 0; open > 0 && pass < maxPasses + laterFaults; pass += 1) {
    environment.clock.advance(longestPauseMs);
    const death = pass === 0 && dyingStep !== null ? { step: dyingStep, after: dyingStep % 2 === 0 } : null;
    await Promise.all([
      createProcess(death).run(() => environment.service.recover().catch(() => undefined)),
      createProcess(null).run(() => environment.another.recover()),
    ]);
    open = await countOpen(environment);
  }
  return open;
}

async function countOpen({ database }: FaultEnvironment): Promise<number> {
  const { count } = await database
    .selectFrom("order_attempt")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "not in", ["placed", "failed"])
    .executeTakeFirstOrThrow();
  return Number(count);
}
