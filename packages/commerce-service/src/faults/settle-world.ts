import { mortalProcess } from "./mortal-process.ts";
import type { World } from "./world.ts";

const longestPauseMs = 310_000;
const mostPasses = 8;

/**
 * Lets other processes look after what is left until nothing is: the first of two at once dies over it. Answers how many
 * attempts are still open in the end, which is none in a sound store.
 */
export async function settleWorld(
  world: World,
  {
    dyingStep,
    laterFaults = 0,
  }: {
    dyingStep: number | null /** Look-ups and releases to be lost; one attempt may meet them all. */;
    laterFaults?: number;
  },
): Promise<number> {
  let open = await countOpen(world);
  for (let pass = 0; open > 0 && pass < mostPasses + laterFaults; pass += 1) {
    world.clock.advance(longestPauseMs);
    const death = pass === 0 && dyingStep !== null ? { step: dyingStep, after: dyingStep % 2 === 0 } : null;
    await Promise.all([
      mortalProcess(death).run(() => world.service.recover().catch(() => undefined)),
      mortalProcess(null).run(() => world.another.recover()),
    ]);
    open = await countOpen(world);
  }
  return open;
}

async function countOpen({ database }: World): Promise<number> {
  const { count } = await database
    .selectFrom("order_attempt")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "not in", ["placed", "failed"])
    .executeTakeFirstOrThrow();
  return Number(count);
}
