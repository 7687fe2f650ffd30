import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { createSlots } from "../service/gate/slots.ts";

const whose = new AsyncLocalStorage<string>();

/** Does something for somebody, by whom the connections to the database are shared out. */
export function onBehalfOf<Value>(who: string, work: () => Value): Value {
  return whose.run(who, work);
}

/** While others are at work too; alone everybody has the whole pool. */
const share = 2;

export interface FairPoolOptions extends pg.PoolConfig {
  readonly max: number;
  /** How long a turn is waited for; for ever when left out. What it takes to open a connection comes on top. */
  readonly turnMs?: number;
}

/**
 * A pool in which nobody keeps others waiting: who asks for many connections at once has two of them while somebody else
 * is at work, and waits for the next without taking the processor's time.
 */
export class FairPool extends pg.Pool {
  readonly #slots;
  readonly #turnMs;

  constructor({ turnMs, ...options }: FairPoolOptions) {
    super(options);
    this.#slots = createSlots({ most: options.max, share });
    this.#turnMs = turnMs;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    // Kysely asks for a promise; pg itself, in `pool.query`, does not.
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return this.#connectInTurn();
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    const leave = await this.#slots.take(whose.getStore() ?? "", this.#turnMs ? { withinMs: this.#turnMs } : undefined);
    // In the words of pg, when it has none free in time.
    if (leave === null) throw new Error("timeout exceeded when trying to connect");
    try {
      const client = await super.connect();
      const { release } = client;
      client.release = (reason) => {
        release.call(client, reason);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
