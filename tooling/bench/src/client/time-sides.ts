import { median } from "../pages/median.ts";

/** Microseconds of one call on each side: the middle of many rounds, the sides by turns and in changing order. */
export async function timeSides(
  sides: Readonly<Record<string, () => Promise<void>>>,
  { rounds, calls }: { rounds: number; calls: number },
): Promise<Record<string, number>> {
  const entries = Object.entries(sides);
  const times = new Map(entries.map(([name]) => [name, [] as number[]]));
  // The first rounds warm the machine up and are not counted.
  for (let round = -3; round < rounds; round += 1) {
    const turn = (round + 3) % entries.length;
    for (const [name, call] of [...entries.slice(turn), ...entries.slice(0, turn)]) {
      const started = performance.now();
      for (let count = 0; count < calls; count += 1) await call();
      if (round >= 0) times.get(name)?.push(((performance.now() - started) / calls) * 1000);
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
}
