import type { Contestant } from "./contestants.ts";
import { familyCpuMs } from "./cpu-time.ts";
import type { Connection } from "./open-connection.ts";
import { runFor, runTimes, type Work } from "./run-for.ts";

/** The result of one operation in one round. */
export interface Lap {
  perSecond: number;
  /** Processor milliseconds each, of the program and of the database. */
  programMs: number;
  databaseMs: number;
}
/** By what was done ("add", "read" or the name of a checkout), one lap per round. */
export type Laps = Record<string, Lap[]>;

/** One of the compared programs, on its own connections. */
export interface Racer {
  pid: number;
  connections: readonly Connection[];
  /** Its operations in a round; carts are created before their clock starts. */
  prepare(): Promise<Record<string, Work>>;
}

const cartsPerRound = 200;

/** A contestant as a racer: its carts of a round are gone through in turn. */
export function toRacer<Cart>(
  contestant: Contestant<Cart>,
  program: { pid: number; connections: readonly Connection[] },
): Racer {
  return {
    ...program,
    async prepare() {
      const carts = await runTimes(cartsPerRound, program.connections, contestant.begin);
      const inTurn = (work: (connection: Connection, cart: Cart) => Promise<void>): Work => {
        let turn = 0;
        // Never empty: so many were made above.
        return (connection) => work(connection, carts[turn++ % carts.length] as Cart);
      };
      return { add: inTurn(contestant.add), read: inTurn(contestant.read), ...contestant.checkOut };
    },
  };
}

/**
 * Compares in rounds: in each round, every program runs each of its operations for the given seconds, one program after
 * the other.
 */
export async function race(
  racers: readonly Racer[],
  { rounds, seconds, serverPid }: { rounds: number; seconds: number; serverPid: number },
): Promise<Laps[]> {
  const laps: Laps[] = racers.map(() => ({}));
  for (let round = 0; round < rounds; round += 1) {
    const works = [];
    for (const racer of racers) works.push(Object.entries(await racer.prepare()));
    const longest = Math.max(...works.map((list) => list.length));
    for (let position = 0; position < longest; position += 1) {
      for (const [index, racer] of racers.entries()) {
        const [name, work] = works[index]?.[position] ?? [];
        if (!name || !work) continue;
        const lap = await runLap(racer, work, { seconds, serverPid });
        laps[index] = { ...laps[index], [name]: [...(laps[index]?.[name] ?? []), lap] };
      }
    }
  }
  return laps;
}

async function runLap(
  { pid, connections }: Racer,
  work: Work,
  { seconds, serverPid }: { seconds: number; serverPid: number },
): Promise<Lap> {
  const before = { program: familyCpuMs(pid), database: familyCpuMs(serverPid) };
  const { done, perSecond } = await runFor(seconds, connections, work);
  return {
    perSecond,
    programMs: (familyCpuMs(pid) - before.program) / done,
    databaseMs: (familyCpuMs(serverPid) - before.database) / done,
  };
}
