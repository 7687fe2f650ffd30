const rounds = 60;
const roundMs = 3;

/** Nanoseconds a call, by name: the best round of each, the rounds of all taken in turn on one warmed machine. */
export function timeCalls<Input>(
  contestants: Readonly<Record<string, (input: Input) => unknown>>,
  inputs: readonly Input[],
): Record<string, number> {
  const runners = Object.entries(contestants).map(([name, run]) => ({ name, time: toTimer(run, inputs) }));
  const best: Record<string, number> = {};
  // In turn, so that other work on the machine affects all alike; the best round counts, since nothing makes a round
  // too fast.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, time } of runners) best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, time());
  }
  return best;
}

/** A separate timer function each, so that the engine optimises every contestant as if it were alone. */
function toTimer<Input>(run: (input: Input) => unknown, inputs: readonly Input[]): () => number {
  const body = `
    let last;
    return (times) => {
      const began = performance.now();
      for (let time = 0; time < times; time += 1) for (const input of inputs) last = run(input);
      return ((performance.now() - began) * 1e6) / (times * inputs.length);
    };`;
  const loop = new Function("run", "inputs", body)(run, inputs) as (times: number) => number;
  let times = 1;
  while (loop(times) * times * inputs.length < roundMs * 1e6 && times < 1e6) times *= 2;
  return () => loop(times);
}
